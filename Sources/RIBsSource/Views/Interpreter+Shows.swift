import RIBsAnalysis

// How the code shows the views of children.
extension Interpreter {
  /// A view is pushed. The first of an empty navigation controller is its root.
  func push(
    _ arguments: [Value], on receiver: Value, _ call: Call, _ state: inout PathState
  ) {
    var kind = ShowEvent.Kind.push
    if case .made(let place)? = receiver.shownAs, log.screens.made[place]?.isEmpty == true {
      var facts = state.screens.facts[.made(place)] ?? ScreenFacts()
      if facts.isFilled.isUntouched { kind = .root }
      facts.isFilled.set(true)
      state.screens.facts[.made(place)] = facts
    }
    show(kind, arguments, on: receiver, call, &state)
  }

  /// All views of a navigation controller are set: those above the first can be swiped away.
  func showStack(
    _ stack: Value, _ source: Expression, on receiver: Value, _ line: Int,
    _ state: inout PathState
  ) {
    // The operands of `navigation.viewControllers + [view]`.
    let parts = if case .other(let operands) = source { operands } else { [source] }
    var scratch = state
    // Nil stands for any number of views.
    let views: [Value?] =
      if case .list(let items) = stack.kind {
        items
      } else {
        parts.flatMap { part -> [Value?] in
          guard case .array(let items) = part else { return [nil] }
          return items.map { evaluate($0, &scratch) }
        }
      }
    // The views of a tab bar controller stand beside each other.
    guard views.count > 1, isNavigation(receiver) else {
      if !stack.views.isEmpty { noteShow(.root, stack, on: receiver, line, &state) }
      return
    }
    // What the controller shows already is at least the view around which it is.
    let isSure =
      parts.first?.chain?.last == "viewControllers" && receiver.shownAs == .navigation(.own)
    for (index, view) in views.enumerated() {
      guard let view else { continue }
      let isGuess = views[0] == nil && !isSure
      noteShow(index == 0 ? .root : .push, view, on: receiver, line, &state, isGuess: isGuess)
    }
  }

  func show(
    _ kind: ShowEvent.Kind, _ arguments: [Value], on receiver: Value, _ call: Call,
    _ state: inout PathState
  ) {
    guard let shown = arguments.first else { return }
    noteShow(kind, shown, on: receiver, call.line, &state)
  }

  /// Whether a value is known to be a navigation controller.
  func isNavigation(_ value: Value) -> Bool {
    if case .navigation? = value.shownAs { return true }
    if value.type?.name == "UINavigationController" { return true }
    let classes = classes(of: value)
    return !classes.isEmpty && classes.allSatisfy(isNavigation)
  }

  private func isNavigation(_ id: Int) -> Bool {
    app.superclass(of: id, named: UIKitTypes.navigationControllers) != nil
  }

  /// The classes that a view controller can be, as far as declarations say.
  private func classes(of value: Value) -> [Int] {
    let found: [Int]
    switch value.shownAs {
    case .own?: found = rib.map(ribs.presenters) ?? []
    case .held(let slot)?:
      let property = type(of: slot.part).flatMap { app.property(slot.name, of: $0) }
      let type = property?.item.type ?? property?.item.value.flatMap(Self.made)
      found = property.map { app.classes(type, in: $0.file) } ?? []
    case .made(let place)?:
      found = log.screens.made[place].map { app.classes($0.type, in: $0.file) } ?? []
    default: found = types(of: value)
    }
    return found.filter { app.types[$0].isClass }
  }

  /// What a cast to a navigation controller is: the view controller itself, or nil if it is known to be another one.
  func castToNavigation(_ value: Value, _ type: TypeReference) -> Value? {
    guard UIKitTypes.navigationControllers.contains(type.name ?? ""), value.shownAs != nil else {
      return nil
    }
    let classes = classes(of: value)
    let isOther = classes.allSatisfy {
      !isNavigation($0) && app.superclass(of: $0, named: UIKitTypes.screens) != nil
    }
    if isOther, !classes.isEmpty { return .nothing }
    var value = value
    (value.type, value.file) = (type, frame.file)
    return value
  }

  /// Whether a value is the view of a child, whose classes have nothing of a type of the app.
  func isOtherView(_ value: Value, _ type: TypeReference) -> Bool {
    guard case .view(let routers) = value.kind, !routers.isEmpty else { return false }
    let types = app.types(type, in: frame.file, inside: frame.type.map { app.types[$0] })
    guard !types.isEmpty, types.allSatisfy({ !$0.isExternal }) else { return false }
    var classes: [Int] = []
    for router in routers {
      guard case .router(let built) = router.kind else { return false }
      let views = built.ribs.map { ribs.ribs[$0].views.filter { app.types[$0].isClass } }
      if views.contains(where: \.isEmpty) { return false }
      classes += views.joined()
    }
    let isKnown = classes.allSatisfy {
      if case .unknown = app.viewBase(of: $0) { false } else { true }
    }
    return isKnown && !classes.isEmpty
      && types.contains { type in
        classes.allSatisfy { id in
          !app.ancestors[id].contains(type.id)
            && !app.descendants[id].contains { app.ancestors[$0].contains(type.id) }
        }
      }
  }

  /// Whether a view controller is there for certain: the RIB's own, or one that the code made.
  func isThere(_ value: Value) -> Bool {
    guard case .unknown = value.kind, isNavigation(value) else { return false }
    return switch value.screen {
    case .own?, .made?: true
    case .held?: !classes(of: value).isEmpty
    default: false
    }
  }

  func noteShow(
    _ kind: ShowEvent.Kind, _ shown: Value, on receiver: Value, _ line: Int,
    _ state: inout PathState, isGuess: Bool = false
  ) {
    let leaves = shown.views.flatMap(\.leaves)
    var slots: Set<Slot> = []
    for leaf in leaves {
      if case .held(let slot) = leaf.kind { slots.insert(slot) }
    }
    let built = leaves.flatMap(\.built)
    var routers = Set(built.map(\.id))
    var children = Set(built.flatMap(\.ribs)).union(slots.flatMap { log.contents[$0] })
    if routers.isEmpty, slots.isEmpty, kind != .push, let first = root(of: shown.shownAs) {
      (routers, slots, children) = (first.routers, first.slots, first.children)
    }
    guard !routers.isEmpty || !slots.isEmpty else { return }
    for router in routers { state.shown.show(router, at: placeInRIB(line)) }
    see([shown], &state)
    func facts(_ screen: Screen?) -> ScreenFacts {
      screen.flatMap { state.screens.facts[$0] } ?? ScreenFacts()
    }
    log.screens.shows.append(
      ShowEvent(
        kind: kind, place: placeInRIB(line), routers: routers, slots: slots,
        children: children, on: receiver.shownAs, shown: shown.shownAs,
        onFacts: facts(receiver.shownAs), shownFacts: facts(shown.shownAs),
        context: eventContext(place(line), state),
        dismissals: waitsForDismissals ? [] : state.dismissals,
        // Another function of this name can be called on what is no view controller of UIKit's.
        isGuess: isGuess || context.isOneOfSeveral
          || !app.views.isController(receiver.type, in: receiver.file)
            && !app.views.isController(shown.type, in: shown.file)
      ))
  }

  /// Whether the running function asks for a dismissal that is under way, and waits for its end.
  private var waitsForDismissals: Bool {
    SyntaxWalk.mentions(anyOf: UIKitTypes.transitionMembers, in: frame.function.body ?? [])
  }

  /// What was shown as the first view of a controller that this entry makes.
  private func root(of screen: Screen?) -> ShowEvent? {
    guard case .made? = screen else { return nil }
    return log.screens.shows.last {
      $0.kind == .root && $0.on == screen && $0.context.entry.place == context.entry.place
    }
  }
}
