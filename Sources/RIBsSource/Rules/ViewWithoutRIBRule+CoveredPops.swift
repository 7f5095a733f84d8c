import RIBsAnalysis

// A view that is to be popped, while the view of a child stands above it on the same stack.
extension ViewWithoutRIBRule {
  /// Source: Apple's documentation of `popViewController(animated:)`, which pops the view on top.
  static func judgeCoveredPops(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    for (parent, log) in source.flow.screens.sorted(by: { $0.key < $1.key }) {
      for removal in log.removals.sorted(by: { $0.place < $1.place })
      where removal.kind == .pop && removal.popsTheTop && !removal.isGuess
        && source.isReachable(removal.context.entry) && !asksForTheTop(removal, source)
        && isAlone(removal, log)
      {
        guard let detach = detach(beside: removal, by: parent, source),
          let child = detach.children.first,
          let above = childPushed(over: child, of: parent, removal, reports),
          comesUnasked(removal, to: child, above, source), !takesDown(above, of: child, source)
        else { continue }
        let name = source.name(child)
        let other = above.child.map(source.name) ?? "another view"
        reporter.report(
          at: lastPlace(of: removal), path: source.path(parent, [child]),
          certainty: .joined([detach.certainty, above.certainty]),
          message:
            "\(source.name(parent)) detaches \(name) and pops the view on top. While the view of \(other) is above that of \(name), UIKit pops the view of \(other) alone: that of \(name) stays on the screen and no longer responds.",
          fix: "Pop to the view below that of \(name), with popToViewController(_:animated:).",
          related: [(above.place, "\(name) pushes \(other) here")], more: ["covered"])
      }
    }
  }

  /// The detach that a function of the router calls for beside the pop.
  private static func detach(
    beside removal: RemovalEvent, by parent: Int, _ source: SourceFacts
  ) -> DetachEvent? {
    func functions(_ context: EventContext) -> Set<String> {
      Set(context.trail.filter { $0.part == .router }.map(\.name))
    }
    let own = functions(removal.context)
    return source.flow.detaches.first {
      $0.parent == parent && $0.children.count == 1
        && $0.context.isOfOneEvent(with: removal.context)
        && !functions($0.context).isDisjoint(with: own)
    }
  }

  /// Whether nothing else is popped or dismissed at the same event, such as what stands above.
  private static func isAlone(_ removal: RemovalEvent, _ log: ScreenLog) -> Bool {
    log.removals.allSatisfy {
      lastPlace(of: $0) == lastPlace(of: removal) || !$0.context.isOfOneEvent(with: removal.context)
    }
  }

  /// Whether a function on the way to a pop asks which view is on top.
  private static func asksForTheTop(_ removal: RemovalEvent, _ source: SourceFacts) -> Bool {
    source.functions(on: removal.context).contains {
      SyntaxWalk.mentions(anyOf: UIKitTypes.shownMembers, in: $0.item.body ?? [])
    }
  }

  /// What a child pushes on the stack on which its parent has pushed it.
  private static func childPushed(
    over child: Int, of parent: Int, _ removal: RemovalEvent, _ reports: LeaveReports
  ) -> ViewAbove? {
    let source = reports.source
    func stack(_ rib: Int, _ other: Int) -> (ShowEvent, AttachEvent, observers: Set<Int>)? {
      let shows = (source.flow.screens[rib]?.shows ?? []).filter { $0.children == [other] }
      guard let show = shows.first, shows.allSatisfy({ $0.kind == .push && !$0.isGuess }),
        source.isReachable(show.context.entry),
        let attach = source.flow.attaches.first(where: {
          $0.parent == rib && $0.children == [other]
        })
      else { return nil }
      return (show, attach, reports.observers(of: attach))
    }
    guard let own = stack(parent, child) else { return nil }
    let others = Set((source.flow.screens[child]?.shows ?? []).flatMap(\.children))
    for other in others.sorted() where other != child {
      guard let above = stack(child, other) else { continue }
      let isOfUIKit =
        removal.on == .navigation(.own) && own.0.on == .navigation(.own)
        && above.0.on == .navigation(.own)
      let isOfTheApp =
        !own.observers.isEmpty && own.observers == above.observers
        && !RIBWithoutViewRule.makes(own.observers, child, source)
      if isOfUIKit || isOfTheApp {
        return ViewAbove(child: other, place: above.0.place, certainty: above.1.certainty)
      }
    }
    return nil
  }
}
