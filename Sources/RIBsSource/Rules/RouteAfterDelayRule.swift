import RIBsAnalysis

/// `route-after-delay`
enum RouteAfterDelayRule: SourceRule {
  static let page = RulePage.routeAfterDelay

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let closures = judgeSuccessors(source, &reporter)
    for (rib, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls where call.context.isDelayed && !call.context.testedActive {
        if let closure = call.context.delayedClosure, closures.contains(closure) { continue }
        let place = call.context.delayedCall ?? call.place
        let (name, target) = (source.name(rib), call.target == .router ? "router" : "listener")
        let attach = attachOfAnother(call, rib, source)
        let then = attach.map {
          " The closure keeps it, so \(source.name($0.parent)) attaches \(source.names($0.children)) whatever is on screen then."
        }
        reporter.report(
          at: place, path: name, severity: attach == nil ? nil : .warning,
          certainty: call.certainty,
          message:
            "\(name) calls its \(target)'s \(call.name) after a delay. It may be detached by then, and nothing tests isActive.\(then ?? "")",
          related: place == call.place ? [] : [(call.place, "the call of the \(target)")],
          more: [call.name])
      }
    }
    judgeTasks(source, &reporter)
    judgeRouters(source, but: closures, &reporter)
  }

  /// What a parent attaches when a child that it has detached before calls it: the closure holds the child's
  /// interactor, and the parent does not ask whether the child is still there.
  private static func attachOfAnother(
    _ call: OutgoingCall, _ rib: Int, _ source: SourceFacts
  ) -> AttachEvent? {
    guard call.target == .listener, call.certainty == .read,
      let place = call.context.delayedClosure,
      let interactor = source.ribs.ribs[rib].interactor, source.canLeave(rib, before: [call]),
      holdsSelf(place, in: source.app.types[interactor], source.app)
    else { return nil }
    return source.flow.attaches.first { attach in
      let entry = attach.context.entry
      return entry.name == call.name && entry.children.contains(rib)
        && source.parents(of: rib).contains(attach.parent) && !attach.children.contains(rib)
        && attach.certainty == .read && !attach.testedFlag && !source.asks(for: rib, before: attach)
        && (attach.isUnguarded || detachesAnother(entry, than: rib, attach.parent, source))
    }
  }

  private static func detachesAnother(
    _ entry: Entry, than rib: Int, _ parent: Int, _ source: SourceFacts
  ) -> Bool {
    source.flow.detaches.contains {
      $0.parent == parent && $0.context.entry.place == entry.place
        && ($0.mayBeAny || $0.children.contains { $0 != rib })
    }
  }

  /// Whether the closure at a line holds `self` for certain.
  private static func holdsSelf(
    _ place: SourcePlace, in owner: AppType, _ app: AppIndex
  ) -> Bool {
    var holds = false
    for method in owner.code where method.file == place.file {
      SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
        guard case .closure(let closure) = expression, closure.line == place.line else { return }
        holds = holds || SelfCaptures(owner, app).holdsSelf(closure)
      }
    }
    return holds
  }

  /// What a router does itself after a delay.
  private struct Work {
    let rib: Int
    let context: EventContext
    let verb: String
    var attach: AttachEvent?
    var place: SourcePlace {
      context.delayedCall ?? context.trail.last?.place ?? context.entry.place
    }
    var closure: SourcePlace { context.delayedClosure ?? context.entry.place }
  }

  /// Reports the first thing in each closure.
  ///
  /// - Parameter known: The closures that are reported already.
  private static func judgeRouters(
    _ source: SourceFacts, but known: Set<SourcePlace>, _ reporter: inout HazardReporter
  ) {
    let flow = source.flow
    var works = flow.attaches.map {
      Work(rib: $0.parent, context: $0.context, verb: "attaches", attach: $0)
    }
    works += flow.detaches.map { Work(rib: $0.parent, context: $0.context, verb: "detaches") }
    for (rib, shows) in flow.delayedShows {
      works += shows.map { Work(rib: rib, context: $0, verb: "shows or hides") }
    }
    let delayed = works.filter {
      $0.context.isDelayed && $0.context.delayedPart == .router && !$0.context.testedActive
        && $0.context.entry.rib == $0.rib
    }.sorted { ($0.place, $0.verb) < ($1.place, $1.verb) }
    let (sure, others) = (
      delayed.filter { isSure($0, source) }, delayed.filter { !isSure($0, source) }
    )
    var seen = known
    for work in sure where seen.insert(work.closure).inserted {
      let (name, child) = (source.name(work.rib), source.names(work.attach?.children ?? []))
      reporter.report(
        at: work.place, path: name, severity: .warning,
        message:
          "\(name)'s router attaches \(child) after a delay. The closure keeps the router, and nothing tests isActive, so \(child) is attached even if \(name) was detached in the meantime.",
        more: [work.context.trail.last?.name ?? ""])
    }
    for work in others where seen.insert(work.closure).inserted {
      let name = source.name(work.rib)
      reporter.report(
        at: work.place, path: name,
        message:
          "\(name)'s router \(work.verb) a child after a delay. \(name) may be detached by then, and nothing tests isActive.",
        more: [work.context.trail.last?.name ?? ""])
    }
  }

  /// A user hardly leaves a screen in less time, in seconds: an animation of UIKit's takes a third of a second.
  private static let shortest = 0.5

  /// Whether a router certainly attaches a child to itself after somebody may have detached it.
  private static func isSure(_ work: Work, _ source: SourceFacts) -> Bool {
    guard let attach = work.attach, attach.certainty == .read, !attach.isTestedAfterDelay,
      let seconds = work.context.delaySeconds, seconds >= shortest,
      let place = work.context.delayedClosure, let router = source.ribs.ribs[work.rib].router
    else { return false }
    return source.canLeave(work.rib, before: []) && source.isReachable(attach.context.entry)
      && holdsSelf(place, in: source.app.types[router], source.app)
  }
}
