import RIBsAnalysis

// Which view controller a value is, and what the code does with it.
extension Interpreter {
  /// A value with the view controller that it is, if its name and its owner tell.
  func onScreen(_ name: String, of owner: Value, _ value: Value, _ state: PathState) -> Value {
    if name == "navigationController", let screen = owner.shownAs,
      !types(of: owner).contains(where: { app.property(name, of: $0)?.item.isStored ?? false })
    {
      var found = Value.typed(.named("UINavigationController"), frame.file)
      (found.depth, found.screen) = (frame.depth, .navigation(screen))
      return found
    }
    var value = value
    if value.screen == nil, value.leaves.isEmpty, value.views.isEmpty {
      value.screen = screen(name, of: owner, value, state)
    }
    guard value.shownAs != nil else { return value }
    if name == "uiviewController" {
      (value.type, value.file) = (.named("UIViewController"), frame.file)
    } else if value.type == nil {
      (value.type, value.file) = (.named("ViewControllable"), frame.file)
    }
    return value
  }

  private func screen(
    _ name: String, of owner: Value, _ value: Value, _ state: PathState
  ) -> Screen? {
    switch owner.kind {
    case .part(let part), .weak(let part):
      guard let type = type(of: part) else { return nil }
      if let property = app.property(name, of: type) {
        guard property.item.isStored, app.views.isView(value.type, in: value.file) else {
          return nil
        }
        let slot = Slot(part: part, name: name)
        if let known = state.screens.held[slot] { return known }
        let classes = app.classes(value.type, in: value.file)
        // A second reference to the RIB's own view.
        let isOwn = part == .interactor && rib?.views.contains(where: classes.contains) ?? false
        return isOwn ? .own : .held(slot)
      }
      switch part {
      case .router: return app.dialect.viewMembers.contains(name) ? .own : nil
      case .interactor: return app.dialect.presenterMembers.contains(name) ? .own : nil
      }
    default:
      return app.dialect.viewMembers.contains(name) ? owner.shownAs : nil
    }
  }

  /// A controller that an initializer makes, and the views that it is given.
  func asScreen(_ made: Value, _ call: Call, _ state: PathState) -> Value {
    guard made.screen == nil, made.leaves.isEmpty, app.views.isView(made.type, in: made.file) else {
      return made
    }
    var value = made
    let place = place(call.line)
    value.screen = .made(place)
    if let type = made.type { log.screens.made[place] = (type, made.file) }
    if !made.views.isEmpty { noteShow(.root, made, on: value, call.line, state) }
    return value
  }

  /// Stores a view controller in a property.
  func holdScreen(_ value: Value, in slot: Slot, _ state: inout PathState) {
    state.screens.held[slot] = value.shownAs
    if let screen = value.shownAs { log.screens.held[slot, default: []].insert(screen) }
  }

  // MARK: Calls

  /// Follows a call that may show, remove or change a view controller.
  func followView(
    _ name: String, on receiver: Value, _ types: [Int], _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) {
    let bodies = implementations(name, of: receiver, types, call)
    if bodies.isEmpty { return callUIKit(name, on: receiver, arguments, call, &state) }
    guard app.views.functions.contains(name),
      receiver.shownAs != nil || arguments.contains(where: { $0.shownAs != nil })
    else { return }
    var end: PathState?
    for (type, method) in bodies {
      var inner = state
      var target = receiver
      target.kind = .unknown
      target.screen = receiver.shownAs
      (target.type, target.file) = (.named(app.types[type].name), app.types[type].place.file)
      with {
        if bodies.count > 1 { $0.isOneOfSeveral = true }
      } _: {
        _ = run(method, on: target, type: type, arguments, call, &inner)
      }
      end = PathState.join(end, inner)
    }
    if let end { state = end }
  }

  /// The functions of the app that a call on a view controller can mean. One that runs already is not meant: it calls
  /// UIKit's function of the same name.
  private func implementations(
    _ name: String, of receiver: Value, _ types: [Int], _ call: Call
  ) -> [(type: Int, method: Member<Function>)] {
    var found: [(type: Int, method: Member<Function>)] = []
    for type in types {
      var owners = app.types[type].isClass ? [type] : app.descendants[type]
      if receiver.screen == .own, let rib, !app.types[type].isClass {
        let own = ribs.presenters(of: rib).filter { owners.contains($0) }
        if !own.isEmpty { owners = own }
      }
      for owner in owners.isEmpty ? [type] : owners {
        guard
          let method = app.methods(name, of: owner).first(where: {
            $0.item.body != nil && $0.item.accepts(call.arguments)
          }), !context.running.contains(ObjectIdentifier(method.item)),
          !found.contains(where: { $0.method.item === method.item })
        else { continue }
        found.append((owner, method))
      }
    }
    return found
  }

  private func callUIKit(
    _ name: String, on receiver: Value, _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) {
    let labels = call.arguments.map(\.label)
    switch (name, labels.first ?? nil) {
    case ("pushViewController", nil): show(.push, arguments, on: receiver, call, state)
    case ("show", nil) where labels == [nil, "sender"]:
      show(.push, arguments, on: receiver, call, state)
    case ("present", nil) where labels.contains("animated"):
      show(.present, arguments, on: receiver, call, state)
    case ("setViewControllers", nil), ("addChild", nil):
      show(.root, arguments, on: receiver, call, state)
    case ("popViewController", "animated"), ("popToRootViewController", "animated"),
      ("popToViewController", nil):
      noteRemoval(.pop, receiver, call, state)
    case ("dismiss", "animated"): noteRemoval(.dismiss, receiver, call, state)
    case ("setNavigationBarHidden", nil):
      change(.bar(isHidden: arguments.first?.isTrue), of: receiver, call.line, &state)
    default: break
    }
  }

  private func show(
    _ kind: ShowEvent.Kind, _ arguments: [Value], on receiver: Value, _ call: Call,
    _ state: PathState
  ) {
    guard let shown = arguments.first else { return }
    noteShow(kind, shown, on: receiver, call.line, state)
  }

  func noteShow(
    _ kind: ShowEvent.Kind, _ shown: Value, on receiver: Value, _ line: Int, _ state: PathState
  ) {
    let leaves = shown.views.flatMap(\.leaves)
    var slots: Set<Slot> = []
    for leaf in leaves {
      if case .held(let slot) = leaf.kind { slots.insert(slot) }
    }
    let routers = leaves.flatMap(\.built)
    guard !routers.isEmpty || !slots.isEmpty else { return }
    let children = Set(routers.flatMap(\.ribs)).union(slots.flatMap { log.contents[$0] })
    func facts(_ screen: Screen?) -> ScreenFacts {
      screen.flatMap { state.screens.facts[$0] } ?? ScreenFacts()
    }
    log.screens.shows.append(
      ShowEvent(
        kind: kind, place: placeInRIB(line), routers: Set(routers.map(\.id)), slots: slots,
        children: children, on: receiver.shownAs, shown: shown.shownAs,
        onFacts: facts(receiver.shownAs), shownFacts: facts(shown.shownAs),
        context: eventContext(place(line), state),
        // Another function of this name can be called on what is no view controller of UIKit's.
        isGuess: context.isOneOfSeveral
          || !app.views.isController(receiver.type, in: receiver.file)
            && !app.views.isController(shown.type, in: shown.file)
      ))
  }

  private func noteRemoval(
    _ kind: RemovalEvent.Kind, _ receiver: Value, _ call: Call, _ state: PathState
  ) {
    guard position != nil else { return }
    log.screens.removals.append(
      RemovalEvent(
        kind: kind, place: placeInRIB(call.line), on: receiver.shownAs,
        context: eventContext(place(call.line), state), isGuess: context.isOneOfSeveral))
  }

  /// The call in the router that a reader looks at, or else in the interactor.
  private func placeInRIB(_ line: Int) -> SourcePlace {
    let trail = trail(to: place(line))
    let site = trail.first { $0.part == .router } ?? trail.last { $0.part == .interactor }
    return site?.place ?? place(line)
  }

  // MARK: Routers that others may attach

  /// Notes the routers that a call is given, or that it is a call of: what is called may attach or start them.
  func noteHandedOn(
    _ name: String, _ receiver: Value, _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) {
    for argument in arguments { noteHandedOn(argument) }
    // A variable does not keep what is added to it.
    let isVariable = call.receiver?.chain?.first.map { state.locals[$0] != nil } ?? false
    if !isVariable, !["print", "debugPrint"].contains(name) {
      for router in arguments.flatMap(\.built) { carry(router, &state) }
    }
    noteHandedOn(receiver)
    // `router.interactable.activate()`
    guard name == "activate", let chain = call.receiver?.chain,
      let root = chain.first(where: { $0 != "self" })
    else { return }
    var scratch = state
    noteHandedOn(named(root, &scratch))
  }

  func noteHandedOn(_ value: Value) {
    for leaf in value.leaves {
      switch leaf.kind {
      case .router(let router): log.screens.handedOn.insert(router.id)
      case .held(let slot), .element(let slot): log.screens.handedSlots.insert(slot)
      default: break
      }
    }
  }

  // MARK: Changes

  /// Notes an assignment to a property of UIKit's.
  func assignScreen(
    _ target: Expression, _ value: Value, _ source: Expression, _ state: inout PathState
  ) {
    let line = frame.line
    var target = target
    while case .optionalChain(let inner) = target { target = inner }
    let name: String
    var base: Expression?
    switch target {
    case .name(let text) where state.locals[text] == nil: name = text
    case .member(let owner?, let text): (name, base) = (text, owner)
    default: return
    }
    func owner(_ expression: Expression?) -> Value {
      guard let expression else { return frame.receiver }
      var scratch = state
      if case .name("super") = expression { return frame.receiver }
      return evaluate(expression, &scratch)
    }
    switch name {
    case "isNavigationBarHidden":
      change(.bar(isHidden: value.isTrue), of: owner(base), line, &state)
    case "modalPresentationStyle":
      change(.style(Self.style(value, source)), of: owner(base), line, &state)
    case "isModalInPresentation":
      change(.pin(value.isTrue), of: owner(base), line, &state)
    case "viewControllers":
      if !value.views.isEmpty { noteShow(.root, value, on: owner(base), line, state) }
    case "delegate":
      guard let (owned, member) = base?.lastMember else { return }
      if member == "interactivePopGestureRecognizer" {
        change(.gestureDelegate, of: owner(owned), line, &state)
      } else if [
        "presentationController", "popoverPresentationController", "sheetPresentationController",
      ]
      .contains(member) {
        change(.presentationDelegate, of: owner(owned), line, &state)
      }
    case "isEnabled":
      guard let (owned, member) = base?.lastMember, member == "interactivePopGestureRecognizer"
      else { return }
      change(.gesture(isOn: value.isTrue), of: owner(owned), line, &state)
    default:
      // A property of another object may be where it is attached from.
      if let base, base.chain != ["self"], !value.leaves.isEmpty { noteHandedOn(value) }
    }
  }

  private static func style(_ value: Value, _ source: Expression) -> PresentationStyle? {
    if case .enumCase(let name) = value.kind { return PresentationStyle(name) }
    return source.chain?.last.flatMap { PresentationStyle($0) }
  }

  private func change(
    _ what: ViewChange.What, of receiver: Value, _ line: Int, _ state: inout PathState
  ) {
    guard let screen = receiver.shownAs else { return }
    var facts = state.screens.facts[screen] ?? ScreenFacts()
    switch what {
    case .bar(let isHidden): facts.isBarHidden.set(isHidden)
    case .style(let style): facts.style.set(style)
    case .pin(let isPinned): facts.isPinned.set(isPinned)
    case .presentationDelegate: facts.hasDelegate.set(true)
    case .gestureDelegate, .gesture: break
    }
    state.screens.facts[screen] = facts
    log.screens.changes.append(
      ViewChange(
        what: what, screen: screen, place: place(line), context: eventContext(place(line), state)))
  }
}

extension Value {
  /// The view controller that the value is.
  var shownAs: Screen? {
    if let screen { return screen }
    return views.lazy.flatMap(\.leaves).compactMap(\.key).first.map(Screen.child)
  }
}

extension Expression {
  /// The last member of a chain and what it is a member of; the owner is nil for a name alone.
  fileprivate var lastMember: (owner: Expression?, name: String)? {
    switch self {
    case .optionalChain(let inner): inner.lastMember
    case .member(let base?, let name): (base, name)
    case .name(let name): (nil, name)
    default: nil
    }
  }
}
