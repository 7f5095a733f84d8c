import RIBsAnalysis

/// `attached-not-shown`
enum AttachedNotShownRule: SourceRule {
  static let page = RulePage.attachedNotShown

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (parent, log) in source.flow.screens.sorted(by: { $0.key < $1.key }) {
      for unseen in log.unseen.sorted(by: { $0.attach.place < $1.attach.place }) {
        report(unseen, parent, log, source, &reporter)
      }
      for show in log.shows.sorted(by: { $0.place < $1.place }) {
        report(show, parent, log, source, &reporter)
      }
      reportPushes(log, of: parent, source, &reporter)
    }
    judgeCovered(source, &reporter)
  }

  // MARK: Ways that show nothing

  private static func report(
    _ unseen: UnseenView, _ parent: Int, _ log: ScreenLog, _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    let attach = unseen.attach
    guard source.isReachable(attach.context.entry), !isShownLater(attach, parent, log, source)
    else { return }
    let name = source.names(attach.children)
    reporter.report(
      at: attach.place, path: source.path(parent, attach.children),
      severity: attach.children.count == 1 ? nil : .info, certainty: attach.certainty,
      message:
        "\(source.name(parent)) attaches \(name) and does not always show its view: where it does not, \(name) is active and nobody sees it.",
      related: [(unseen.reason, "this decides whether the view of \(name) is shown")])
  }

  /// Whether the view of what a property holds may be shown at another time.
  private static func isShownLater(
    _ attach: AttachEvent, _ parent: Int, _ log: ScreenLog, _ source: SourceFacts
  ) -> Bool {
    let slots = attach.keptIn.union([attach.slot].compactMap { $0 })
    if !log.handedSlots.isDisjoint(with: slots) { return true }
    if log.shows.contains(where: { !$0.slots.isDisjoint(with: slots) }) { return true }
    let closing = source.flow.detaches.filter { $0.parent == parent }.compactMap { detach in
      detach.slot.map { (slot: $0, entry: detach.context.entry.place) }
    }
    // A call that is given the view is one that shows it, unless it belongs to a detach.
    return log.calls.contains { call in
      call.slots.contains { slot in
        slots.contains(slot)
          && !closing.contains { $0.slot == slot && $0.entry == call.context.entry.place }
      }
    }
  }

  // MARK: Dismissals that are under way

  private static func report(
    _ show: ShowEvent, _ parent: Int, _ log: ScreenLog, _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    guard show.kind == .present, !show.isGuess, !show.children.isEmpty,
      source.isReachable(show.context.entry)
    else { return }
    let reports = LeaveReports(source)
    for index in show.dismissals.sorted() {
      let dismissal = log.removals[index]
      guard !dismissal.isGuess, let gone = presented(dismissal, show, parent, log, source)
      else { continue }
      let children = show.children.sorted { source.name($0) < source.name($1) }
      let (name, other) = (source.names(children), source.name(gone.child))
      // Nobody taps a view that another one covers, but twice in a hurry. And a view that the user pulled down is not
      // dismissed any more.
      let entry = show.context.entry
      let isLikely =
        children.count == 1 && gone.isOnly && ![.tap, .event].contains(show.context.reach)
        && !reports.functionsTold(ofPullsOf: gone.child).contains(entry.name)
        && !dependsOnWhatTheEntrySets(show.context, source.app)
      reporter.report(
        at: show.place, path: source.path(parent, children),
        severity: isLikely ? nil : .info,
        message:
          "\(source.name(parent)) presents the view of \(name) while that of \(name == other ? "the former one" : other) is being dismissed: UIKit then presents nothing, so \(name) is active and nobody sees it.",
        fix: "Present in the completion of the dismissal, or dismiss without an animation.",
        related: [(dismissal.place, "this dismissal is animated and still under way")])
      return
    }
  }

  /// Whether a function on the way branches, and mentions a property that the entry has set: it may not get here this
  /// time.
  private static func dependsOnWhatTheEntrySets(_ context: EventContext, _ app: AppIndex) -> Bool {
    let sites = context.trail.filter { $0.part == .interactor }
    guard let entry = sites.first.flatMap(app.function(around:)) else { return false }
    let set = SyntaxWalk.assigned(in: entry.item.body ?? [])
    return sites.dropFirst().contains { site in
      app.function(around: site).map {
        !$0.item.alwaysReaches(site.place.line)
          && SyntaxWalk.mentions(anyOf: set, in: $0.item.body ?? [])
      } ?? false
    }
  }

  /// The child whose view a dismissal takes away, if what presents the next view had presented it, and whether it can be
  /// no other.
  private static func presented(
    _ dismissal: RemovalEvent, _ show: ShowEvent, _ parent: Int, _ log: ScreenLog,
    _ source: SourceFacts
  ) -> (child: Int, isOnly: Bool)? {
    guard let screen = show.on.map(host), let dismissed = dismissal.on else { return nil }
    for detach in source.flow.detaches
    where detach.parent == parent && detach.certainty == .read
      && detach.context.isOfOneEvent(with: show.context)
      && belongs(detach.context.trail, to: dismissal.context.trail)
    {
      let isOwn =
        switch dismissed {
        case .child(.held(let slot)), .child(.element(let slot)): slot == detach.slot
        default: host(dismissed) == screen
        }
      let child = detach.children.first { child in
        log.shows.contains {
          $0.kind == .present && !$0.isGuess && $0.children.contains(child)
            && $0.on.map(host) == screen
        }
      }
      if isOwn, let child { return (child, detach.children.count == 1) }
    }
    return nil
  }

  /// What a view controller presents is presented by the navigation controller around it as well.
  private static func host(_ screen: Screen) -> Screen {
    if case .navigation(let inner) = screen { inner } else { screen }
  }

  /// Whether a detach stands in a function that leads to the dismissal, or in one that the same call leads to.
  private static func belongs(_ detach: [CallSite], to dismissal: [CallSite]) -> Bool {
    let way = detach.dropLast().map(\.place)
    return dismissal.map(\.place).starts(with: way)
      || way.first != nil && way.first == dismissal.dropLast().first?.place
  }
}
