import RIBsAnalysis

// What may keep a second attach out.
extension SourceFacts {
  /// How it is known that the slot may still hold another child when the attach runs again.
  func certainty(ofSecond event: AttachEvent) -> Certainty {
    let known = event.unguardedCertainty
    if known == .read, event.context.reach == .event,
      let closure = closureTested(before: event.context)
    {
      return .guessed(.testedClosure(name: closure))
    }
    guard known == .read else { return known }
    if callsAreFiltered(to: event.context.entry) { return .guessed(.filteredStream) }
    let control =
      controlDisabled(by: event.context.entry, of: event.parent)
      ?? controlDisabled(before: event)
    if let control { return .guessed(.disabledControl(name: control)) }
    if isThrottled(event) { return .guessed(.throttledTaps) }
    return layer(of: event).map { .guessed(.coveredControl(function: $0)) } ?? .read
  }

  /// Whether the view ignores a second tap until the child's view covers it.
  private func isThrottled(_ event: AttachEvent) -> Bool {
    let entry = event.context.entry
    // A child without a view shows its own children.
    let isShown = event.shownBy != nil || event.children.allSatisfy { ribs.ribs[$0].views.isEmpty }
    return entry.reach == .tap && isShown && !event.context.isLater
      && ThrottledTaps(ribs.presenters(of: ribs.ribs[event.parent]), app).reach(entry.name)
  }

  /// The function of the view that lays a child's view over others at once, before the next tap can come.
  private func layer(of event: AttachEvent) -> String? {
    guard event.context.reach == .tap, !event.context.isLater, let name = event.shownBy else {
      return nil
    }
    let views = ribs.presenters(of: ribs.ribs[event.parent]).filter { app.types[$0].isClass }
    var rest = views.flatMap { app.methods(name, of: $0) }
    var seen: Set<ObjectIdentifier> = []
    while let method = rest.popLast() {
      guard seen.insert(ObjectIdentifier(method.item)).inserted else { continue }
      let body = method.item.body ?? []
      if SyntaxWalk.calls(anyOf: ["addSubview"], in: body), SyntaxWalk.fillsItsSuperview(body) {
        return name
      }
      SyntaxWalk.calls(in: body) { call in
        guard call.isOnSelf, let helper = call.name else { return }
        rest += views.flatMap { app.methods(helper, of: $0) }
      }
    }
    return nil
  }

  /// Whether each call of a listener's function comes from a stream that may keep a second one out.
  private func callsAreFiltered(to entry: Entry) -> Bool {
    guard entry.reach == .child else { return false }
    let calls = entry.children.flatMap { flow.outgoing[$0] ?? [] }.filter {
      $0.target == .listener && $0.name == entry.name
    }
    return !calls.isEmpty && calls.allSatisfy(\.isFiltered)
  }

  /// What a function on the way to a later attach sets to true, if the view disables a control by it: `state.isLoading =
  /// true` and `button.isEnabled = !state.isLoading`.
  private func controlDisabled(before event: AttachEvent) -> String? {
    guard event.context.isLater else { return nil }
    let rib = ribs.ribs[event.parent]
    let names = DisabledControls(ribs.presenters(of: rib), app).statesThatDisable
    guard !names.isEmpty, let type = rib.interactor else { return nil }
    let functions = Set(event.context.trail.filter { $0.part == .interactor }.map(\.name))
    var found: Set<String> = []
    for method in app.ancestors[type].flatMap({ app.types[$0].code })
    where functions.contains(method.item.name) {
      SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
        if case .assign(let target, .boolean(true)) = expression,
          let name = target.withoutOptionals.lastMember?.name, names.contains(name)
        {
          found.insert(name)
        }
      }
    }
    return found.min()
  }

  /// The control that is disabled by the entry that it leads to.
  private func controlDisabled(by entry: Entry, of rib: Int) -> String? {
    guard entry.reach == .tap else { return nil }
    let controls = DisabledControls(ribs.presenters(of: ribs.ribs[rib]), app)
    let disabled = (flow.screens[rib]?.calls ?? []).filter { $0.context.entry.place == entry.place }
      .reduce(into: Set()) { $0.formUnion($1.disabled) }
    if controls.mayLead(to: entry.name, from: disabled) { return disabled.min() }
    return controls.isDisabledByHandler(of: entry.name) ? entry.name : nil
  }
}

extension SyntaxWalk {
  /// Whether statements that add a view give it the bounds of another one, tie its edges to another's, or do not size it.
  fileprivate static func fillsItsSuperview(_ body: [Statement]) -> Bool {
    var fills = false
    var anchors: Set<String> = []
    expressions(in: body) { expression in
      switch expression {
      case .assign(let target, let value):
        if target.lastMember?.name == "frame", value.lastMember?.name == "bounds" { fills = true }
      case .member(_, let name): anchors.insert(name)
      default: break
      }
    }
    // A view controller's view has the size of the screen until something gives it another.
    return fills || !mentions(anyOf: UIKitTypes.placing, in: body)
      || UIKitTypes.filling.contains(where: anchors.isSuperset)
  }
}
