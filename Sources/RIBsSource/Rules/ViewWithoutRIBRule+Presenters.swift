import RIBsAnalysis

// A view that is dismissed by a call on itself. While it presents another view, UIKit dismisses that one alone.
extension ViewWithoutRIBRule {
  static func judgePresenters(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (parent, log) in source.flow.screens.sorted(by: { $0.key < $1.key }) {
      for removal in log.removals.sorted(by: { $0.place < $1.place })
      where removal.kind == .dismiss && !removal.isByPresenter && !removal.isGuess
        && source.isReachable(removal.context.entry)
      {
        guard let detach = detach(with: removal, by: parent, source),
          let child = detach.children.first, isPresented(child, by: log),
          let above = childAbove(child, source) ?? viewAbove(child, source),
          comesUnasked(removal, to: child, above, source), !takesDown(above, of: child, source)
        else { continue }
        let name = source.name(child)
        let other = above.child.map(source.name) ?? "another view"
        let view = above.child == nil ? "that view" : "the view of \(other)"
        reporter.report(
          at: lastPlace(of: removal), path: source.path(parent, [child]),
          certainty: .joined([detach.certainty, above.certainty]),
          message:
            "\(source.name(parent)) detaches \(name) and calls dismiss on its view. While \(name) presents \(other), UIKit dismisses \(view) alone: that of \(name) stays on the screen and no longer responds.",
          fix: "Call dismiss on the view controller that presents the view of \(name).",
          related: [(above.place, "\(name) presents \(other) here")], more: ["presenter"])
      }
    }
  }

  /// The last call in the router, to which several functions may lead.
  static func lastPlace(of removal: RemovalEvent) -> SourcePlace {
    removal.context.trail.last { $0.part == .router }?.place ?? removal.place
  }

  /// The detach of the child whose view a call dismisses.
  private static func detach(
    with removal: RemovalEvent, by parent: Int, _ source: SourceFacts
  ) -> DetachEvent? {
    guard case .child(.held(let slot))? = removal.on else { return nil }
    return source.flow.detaches.first {
      $0.parent == parent && $0.slot == slot && $0.children.count == 1
        && $0.context.isOfOneEvent(with: removal.context)
    }
  }

  private static func isPresented(_ child: Int, by log: ScreenLog) -> Bool {
    let kinds = log.shows.filter { $0.children.contains(child) }.map(\.kind)
    return kinds.contains(.present) && !kinds.contains(.push)
  }

  /// What stands above the view of a RIB.
  struct ViewAbove {
    /// The RIB whose view it is; nil for a view controller of UIKit's or one that belongs to no RIB.
    let child: Int?
    let place: SourcePlace
    let certainty: Certainty
  }

  /// A child that a RIB's own view presents, or whatever is on top of it.
  private static func childAbove(_ rib: Int, _ source: SourceFacts) -> ViewAbove? {
    for show in source.flow.screens[rib]?.shows ?? []
    where show.kind == .present && [nil, .own, .navigation(.own)].contains(show.on)
      && !show.isGuess && show.children.count == 1 && source.isReachable(show.context.entry)
    {
      guard let child = show.children.first,
        let attach = source.flow.attaches.first(where: {
          $0.parent == rib && $0.children == [child]
        })
      else { continue }
      return ViewAbove(child: child, place: show.place, certainty: attach.certainty)
    }
    return nil
  }

  /// A view controller that the class of a RIB's view presents, such as an alert.
  private static func viewAbove(_ rib: Int, _ source: SourceFacts) -> ViewAbove? {
    let helpers = source.app.types.filter { $0.isExternal && UIKitTypes.screens.contains($0.name) }
      .flatMap(\.allMethods).filter { presents($0.item, by: []) }.map(\.item.name)
    for view in source.viewClasses(of: rib) {
      for method in source.app.types[view].code where presents(method.item, by: Set(helpers)) {
        return ViewAbove(child: nil, place: method.place(method.item.line), certainty: .read)
      }
    }
    return nil
  }

  /// Whether a function has its own view controller present another one.
  private static func presents(_ function: Function, by helpers: Set<String>) -> Bool {
    var found = false
    SyntaxWalk.calls(in: function.body ?? []) { call in
      guard call.isOnSelf, let name = call.name else { return }
      if helpers.contains(name) { found = true }
      if name == "present", call.argument("animated") != nil { found = true }
    }
    return found
  }

  /// Whether the dismissal can come while another view covers the child's: a stream leads to it, and no control.
  static func comesUnasked(
    _ removal: RemovalEvent, to child: Int, _ above: ViewAbove, _ source: SourceFacts
  ) -> Bool {
    let entry = removal.context.entry
    if entry.reach != .child { return isStream(removal.context, source) }
    return entry.children.contains(child)
      && (source.flow.outgoing[child] ?? []).contains { call in
        call.target == .listener && call.name == entry.name && isStream(call.context, source)
          && !detaches(of: above, by: child, source).contains {
            $0.context.entry.place == call.context.entry.place
          }
      }
  }

  /// Whether a stream makes it happen, other than one of the RIB's own view.
  static func isStream(_ context: EventContext, _ source: SourceFacts) -> Bool {
    guard context.reach == .stream, let rib = context.entry.rib,
      let interactor = source.ribs.ribs[rib].interactor, let closure = context.subscription
    else { return false }
    let dialect = source.app.dialect
    let views = dialect.presenterMembers.union(dialect.viewMembers)
    var stream: Expression?
    for method in source.app.types[interactor].code where method.file == closure.file {
      SyntaxWalk.calls(in: method.item.body ?? []) { call in
        for case .closure(let inner) in call.arguments.map(\.value) where inner.line == closure.line
        {
          stream = call.receiver
        }
      }
    }
    guard let stream else { return false }
    let root = stream.calls.first?.receiver ?? stream
    return root.ownChain?.first.map { !views.contains($0) } ?? true
  }

  /// Whether the child takes down what its view presents when it goes itself.
  static func takesDown(_ above: ViewAbove, of child: Int, _ source: SourceFacts) -> Bool {
    detaches(of: above, by: child, source).contains { $0.context.entry.reach == .resigning }
      || (source.flow.screens[child]?.removals ?? []).contains {
        $0.context.entry.reach == .resigning
      }
  }

  private static func detaches(
    of above: ViewAbove, by rib: Int, _ source: SourceFacts
  ) -> [DetachEvent] {
    above.child.map { source.detaches(of: $0, by: rib) } ?? []
  }
}
