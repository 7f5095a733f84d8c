import RIBsTrace

/// `worker-outlives-rib`
struct WorkerOutlivesRIBRule: Rule {
  static let page = RulePage(
    id: "worker-outlives-rib", severity: .warning,
    summary: "A worker still works, and the RIB it is bound to is gone.",
    reason: """
      A worker stops when its interactor becomes inactive. One that goes on polls, listens or uploads for \
      a RIB that nobody sees any more.
      """,
    fix:
      "Bind the worker to the interactor of the RIB it works for, with `start(_:)`, and stop it there if it implements `Working` itself.",
    triggering: [
      RuleExample(
        "The worker goes on after the detach",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        worker FeedPoller start Feed
        close Root Feed @App/RootRouter.swift:27
        destroy Feed
        settle
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The worker stops with its RIB",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        worker FeedPoller start Feed
        close Root Feed @App/RootRouter.swift:27
        worker FeedPoller stop Feed
        destroy Feed
        settle
        """),
      RuleExample(
        "The RIB still stands",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        worker FeedPoller start Feed
        settle
        """),
    ])

  private struct Working {
    var name: String
    var rib: NodeIndex
    var start: EventRef
  }

  private var working: [Int: Working] = [:]

  static let watched = ChangeKinds.worked

  mutating func observe(_ step: Step, in state: SessionState, _ report: inout FindingCollector) {
    guard case .worked(let worker, let rib) = step.change else { return }
    switch worker.phase {
    case .start:
      working[worker.worker] = rib.map { Working(name: worker.name, rib: $0, start: step.ref) }
    case .stop: working[worker.worker] = nil
    }
  }

  func judge(_ end: SessionEnd, _ report: inout FindingCollector) {
    for (_, worker) in working.sorted(by: { $0.key < $1.key }) {
      let node = end.forest[worker.rib]
      guard !node.isOnTree, let left = node.offTree ?? node.destroyed,
        end.state.hasSettled(since: left, grace: end.options.grace)
      else { continue }
      report.report(
        Self.page, worker.rib, in: end.forest, at: worker.start, site: node.lastAttach?.at,
        message:
          "\(worker.name) still works for \(node.name), which left the tree\(atSite(left.at)).",
        related: [
          Finding.Related(node.lastAttach, "\(node.name) was attached here"),
          Finding.Related(left, "\(node.name) left the tree here"),
        ])
    }
  }
}
