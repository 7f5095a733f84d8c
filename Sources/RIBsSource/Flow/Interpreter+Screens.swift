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
    if UIKitTypes.presentationMembers.contains(name), let screen = owner.shownAs {
      var found = Value.typed(.named("UIPresentationController"), frame.file)
      (found.depth, found.screen) = (frame.depth, .presentation(screen))
      return found
    }
    var value = value
    if value.screen == nil, value.leaves.isEmpty, value.views.isEmpty {
      value.screen = screen(name, of: owner, value, state)
    }
    guard value.shownAs != nil else { return value }
    if name == "presentingViewController" { value.isPresenter = true }
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
      return app.dialect.viewMembers.contains(name) || isWrapped(name, by: owner)
        ? owner.shownAs : nil
    }
  }

  /// Whether a property is the view controller that an object of the app shows: `var uiviewController: UIViewController {
  /// navigationController }`.
  private func isWrapped(_ name: String, by owner: Value) -> Bool {
    guard owner.screen != nil else { return false }
    return types(of: owner).contains { type in
      app.dialect.viewMembers.contains { member in
        guard let body = app.property(member, of: type)?.item.getter?.body, body.count == 1,
          case .return(let shown?, _) = body[0]
        else { return false }
        return shown.chain?.last == name && app.property(name, of: type)?.item.isStored ?? false
      }
    }
  }

  /// A controller that an initializer makes, and the views that it is given.
  func asScreen(_ made: Value, _ call: Call, _ state: inout PathState) -> Value {
    guard made.screen == nil, made.leaves.isEmpty, app.views.isView(made.type, in: made.file) else {
      return made
    }
    var value = made
    let place = place(call.line)
    value.screen = .made(place)
    if let type = made.type {
      log.screens.made[place] = MadeScreen(
        type: type, file: made.file, isEmpty: isEmptyStack(made, call))
    }
    if !made.views.isEmpty { noteShow(.root, made, on: value, call.line, &state) }
    return value
  }

  /// Whether a navigation controller is made without a view: UIKit's, or a class without an initializer of its own.
  private func isEmptyStack(_ made: Value, _ call: Call) -> Bool {
    guard call.arguments.isEmpty else { return false }
    let classes = types(of: made)
    if classes.isEmpty { return made.type?.name == "UINavigationController" }
    return classes.allSatisfy {
      app.superclass(of: $0, named: UIKitTypes.navigationControllers) != nil
        && app.methods("init", of: $0).isEmpty
    }
  }

  /// Stores a view controller in a property.
  func holdScreen(_ value: Value, in slot: Slot, _ state: inout PathState) {
    state.screens.held[slot] = value.shownAs
    if let screen = value.shownAs { log.screens.held[slot, default: []].insert(screen) }
  }

  // MARK: Calls

  /// Follows a call that may show, remove or change a view controller.
  ///
  /// - Returns: The view controller around the receiver that a helper makes, as `view.inNavigation()` does; nil if it
  ///   makes none.
  func followView(
    _ name: String, on receiver: Value, _ types: [Int], _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) -> Value? {
    let bodies = implementations(name, of: receiver, types, call)
    noteViewCall(name, on: receiver, bodies.map(\.method), arguments, call, state)
    if bodies.isEmpty {
      callUIKit(name, on: receiver, arguments, call, &state)
      see([receiver] + arguments, &state)
      return nil
    }
    guard app.views.functions.contains(name),
      receiver.shownAs != nil || arguments.contains(where: { $0.shownAs != nil })
    else {
      see([receiver] + arguments, &state)
      return nil
    }
    // A closure that was given was followed as one that runs later. A body that calls it does not call it again.
    let given = arguments.map { if case .closure = $0.kind { Value.unknown } else { $0 } }
    var end: PathState?
    var made: [Value] = []
    for (type, method) in bodies {
      var inner = state
      var target = receiver
      if receiver.views.isEmpty { target.kind = .unknown }
      target.screen = receiver.shownAs
      (target.type, target.file) = (.named(app.types[type].name), app.types[type].place.file)
      with {
        if bodies.count > 1 { $0.isOneOfSeveral = true }
      } _: {
        made.append(run(method, on: target, type: type, given, call, &inner))
        callUIKitsOwn(method, type, on: receiver, arguments, call, &inner)
      }
      end = PathState.join(end, inner)
    }
    if let end { state = end }
    let isMade =
      !receiver.views.isEmpty && made.allSatisfy { !$0.views.isEmpty && $0.shownAs != nil }
    return isMade ? .either(made) : nil
  }

  /// The functions of the app that a call on a view controller can mean. One that runs already is not meant: it calls
  /// UIKit's function of the same name.
  func implementations(
    _ name: String, of receiver: Value, _ types: [Int], _ call: Call
  ) -> [(type: Int, method: Member<Function>)] {
    var found: [(type: Int, method: Member<Function>)] = []
    for type in types {
      var owners = app.types[type].isClass ? [type] : app.descendants[type]
      if receiver.screen == .own, let rib, !app.types[type].isClass {
        let own = ribs.presenters(of: rib).filter { owners.contains($0) }
        if !own.isEmpty { owners = own }
      }
      // What another RIB does with the view is its own.
      for owner in owners.isEmpty ? [type] : owners where !isPartOfAnother(owner) {
        guard
          let method = app.methods(name, of: owner).first(where: {
            $0.item.body != nil && $0.item.accepts(call.arguments) && !takesOthers($0, call)
          }), !context.running.contains(ObjectIdentifier(method.item)),
          !found.contains(where: { $0.method.item === method.item })
        else { continue }
        found.append((owner, method))
      }
    }
    return found.isEmpty ? overrides(name, of: receiver, call) : found
  }

  /// Whether a class is the router or the interactor of another RIB.
  private func isPartOfAnother(_ type: Int) -> Bool {
    let owners = ribs.ribs(interactor: type) + [ribs.rib(router: type)].compactMap { $0 }
    return !owners.isEmpty && position.map { !owners.contains($0) } ?? false
  }

  /// Whether a function takes views as the runtime's protocol sees them, and a call gives it view controllers: it means
  /// UIKit's function of the same name.
  private func takesOthers(_ method: Member<Function>, _ call: Call) -> Bool {
    guard method.owner >= 0, !app.types[method.owner].isClass,
      let type = method.item.parameters.first?.type,
      type.unwrapped.names.contains(where: app.dialect.viewProtocols.contains),
      var given = call.arguments.first?.value
    else { return false }
    if case .name(let name) = given, let value = frame.function.constants[name] { given = value }
    return given.endsInAController
  }

  /// The functions with which the RIB's own view overrides one of UIKit's. The code can see the view as any view
  /// controller.
  private func overrides(
    _ name: String, of receiver: Value, _ call: Call
  ) -> [(type: Int, method: Member<Function>)] {
    guard receiver.screen == .own, let rib else { return [] }
    let views = ribs.presenters(of: rib).filter { app.types[$0].isClass }
    let found = views.compactMap { view in
      app.methods(name, of: view).first {
        $0.item.body != nil && $0.item.isOverride && $0.item.accepts(call.arguments)
          && !context.running.contains(ObjectIdentifier($0.item))
      }.map { (type: view, method: $0) }
    }
    return found.count == views.count ? found : []
  }

  /// What an override passes on to UIKit's function with `super`.
  private func callUIKitsOwn(
    _ method: Member<Function>, _ type: Int, on receiver: Value, _ arguments: [Value],
    _ call: Call, _ state: inout PathState
  ) {
    let name = method.item.name
    let others = app.methods(name, of: type).contains {
      $0.item !== method.item && $0.item.body != nil
    }
    guard method.item.isOverride, !others else { return }
    var passed: [Expression?] = []
    SyntaxWalk.calls(in: method.item.body ?? []) { inner in
      if inner.name == name, inner.receiver?.chain == ["super"] {
        passed.append(inner.arguments.first?.value)
      }
    }
    guard !passed.isEmpty else { return }
    let first = method.item.parameters.first?.name
    let isSame = passed.allSatisfy { $0?.chain == first.map { [$0] } }
    with {
      if !isSame { $0.isOneOfSeveral = true }
    } _: {
      callUIKit(name, on: receiver, arguments, call, &state)
    }
  }

  private func callUIKit(
    _ name: String, on receiver: Value, _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) {
    let labels = call.arguments.map(\.label)
    switch (name, labels.first ?? nil) {
    case ("pushViewController", nil): push(arguments, on: receiver, call, &state)
    case ("show", nil) where labels == [nil, "sender"]:
      push(arguments, on: receiver, call, &state)
    case ("append", nil):
      guard let (owner, member) = call.receiver?.lastMember, let owner,
        member == "viewControllers"
      else { return }
      let stack = screenOwner(owner, state)
      if isNavigation(stack) { push(arguments, on: stack, call, &state) }
    case ("present", nil) where labels.contains("animated"):
      show(.present, arguments, on: receiver, call, &state)
    case ("addChild", nil), ("setViewController", nil), ("showDetailViewController", nil):
      show(.root, arguments, on: receiver, call, &state)
    case ("setViewControllers", nil):
      guard let stack = arguments.first, let source = call.arguments.first?.value else { return }
      showStack(stack, source, on: receiver, call.line, &state)
    case ("popViewController", "animated"), ("popToRootViewController", "animated"),
      ("popToViewController", nil):
      noteRemoval(.pop, receiver, call, state)
    case ("dismiss", "animated"):
      noteRemoval(.dismiss, receiver, call, state)
      // The view is there until its animation is done.
      if position != nil, arguments.first?.isTrue == true {
        state.dismissals.insert(log.screens.removals.count - 1)
      }
    case ("setNavigationBarHidden", nil):
      change(.bar(isHidden: arguments.first?.isTrue), of: receiver, call.line, &state)
    default: changeBackButton(name, arguments, call, &state)
    }
  }

  private func noteViewCall(
    _ name: String, on receiver: Value, _ functions: [Member<Function>], _ arguments: [Value],
    _ call: Call, _ state: PathState
  ) {
    guard currentPart != nil, position != nil else { return }
    let views = ([receiver] + arguments).flatMap(\.views).flatMap(\.leaves)
    guard receiver.shownAs == .own || !views.isEmpty else { return }
    let slots = views.compactMap { view in
      if case .held(let slot) = view.kind { slot } else { nil }
    }
    let lists = views.compactMap { view in
      if case .element(let slot) = view.kind { slot } else { nil }
    }
    log.screens.calls.append(
      ViewCall(
        name: name, functions: functions, place: placeInRIB(call.line),
        isOnOwn: receiver.shownAs == .own, slots: Set(slots), lists: Set(lists),
        routers: Set(views.flatMap(\.built).map(\.id)),
        disabled: disabled(by: functions, arguments, call),
        context: eventContext(place(call.line), state),
        isGuess: context.isOneOfSeveral || context.certainty != .read))
  }

  /// The controls that a function of the RIB's view disables.
  private func disabled(
    by functions: [Member<Function>], _ arguments: [Value], _ call: Call
  ) -> Set<String> {
    guard let rib else { return [] }
    let controls = DisabledControls(ribs.presenters(of: rib), app)
    return functions.reduce(into: Set()) { found, function in
      var known: [String: Bool] = [:]
      for (position, value) in zip(function.item.positions(of: call.arguments), arguments) {
        if let position { known[function.item.parameters[position].name] = value.isTrue }
      }
      found.formUnion(controls.names(disabledBy: function, known))
    }
  }

  private func noteRemoval(
    _ kind: RemovalEvent.Kind, _ receiver: Value, _ call: Call, _ state: PathState
  ) {
    guard position != nil else { return }
    log.screens.removals.append(
      RemovalEvent(
        kind: kind, place: placeInRIB(call.line), on: receiver.shownAs,
        isByPresenter: receiver.isPresenter, popsTheTop: call.name == "popViewController",
        isUnasked: state.slots.isUnasked && state.flags.isEmpty && !state.testedActive,
        context: eventContext(place(call.line), state), isGuess: context.isOneOfSeveral))
  }

  /// The call in the router that a reader looks at, or else in the interactor.
  func placeInRIB(_ line: Int) -> SourcePlace {
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
    if !isVariable { for router in arguments.flatMap(\.built) { carry(router, &state) } }
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
  var lastMember: (owner: Expression?, name: String)? {
    switch self {
    case .optionalChain(let inner): inner.lastMember
    case .member(let base?, let name): (base, name)
    case .name(let name): (nil, name)
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is a view controller by the name of the member that leads to it, or a list of such, as in
  /// `views.map(\.uiviewController)`.
  fileprivate var endsInAController: Bool {
    let names: [String]
    switch self {
    case .keyPath(let path): names = path
    case .closure(let closure):
      guard closure.body.count == 1, case .return(let value?, _) = closure.body[0] else {
        return false
      }
      return value.endsInAController
    case .call(let call):
      return ["map", "compactMap"].contains(call.name)
        && call.arguments.contains { $0.value.endsInAController }
    default: names = withoutOptionals.chain ?? []
    }
    return names.last == "uiviewController"
  }
}
