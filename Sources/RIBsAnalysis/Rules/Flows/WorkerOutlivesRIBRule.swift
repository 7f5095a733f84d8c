import RIBsTrace

/// `worker-outlives-rib`
struct WorkerOutlivesRIBRule: Rule {
  static let page = RulePage(
    id: "worker-outlives-rib", severity: .warning,
    summary: "A worker is still running, and the RIB it is bound to is gone.",
    reason: """
      A worker should stop when its interactor becomes inactive. One that keeps running polls, listens or uploads \
      for a RIB that is no longer on screen. The worker of a RIB that is leaked or still active is counted in that \
      finding.
      """,
    fix:
      "Bind the worker to the interactor of the RIB it works for, with `start(_:)`, and stop it there if it implements `Working` itself.",
    triggering: [
      RuleExample(
        "The worker keeps running after the detach",
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
        "The RIB is still attached",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        worker FeedPoller start Feed
        settle
        """),
    ])

  /// The rules whose findings explain that a worker still runs.
  private static let keepingWorkers = RuleSet(LeakedChildRule.self, ActiveWhileDetachedRule.self)
  /// They explain it where the interactor is still active.
  private static let keepingInteractors = RuleSet(RetainedObjectRule.self)

  private struct Working {
    var name: InternedString
    var rib: NodeIndex
    var start: EventStamp
  }

  private var working: [Int: Working] = [:]

  static let watched = ChangeKinds.workerChanged

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .workerChanged(let worker, let rib) = step.change else { return }
    working[worker.worker] = nil
    guard worker.phase == .start, let rib else { return }
    working[worker.worker] = Working(name: worker.name, rib: rib, start: step.stamp)
  }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    for (_, worker) in working.sorted(by: { $0.key < $1.key }) {
      let node = state.forest[worker.rib]
      let name = state.forest.name(of: worker.rib)
      guard !node.isOnTree, let left = node.offTree ?? node.destroyed,
        state.hasSettled(since: left, grace: state.options.grace)
      else { continue }
      if reporter.countAsFollower(worker.rib, of: worker.rib, by: Self.keepingWorkers)
        || node.isActive
          && reporter.countAsFollower(worker.rib, of: worker.rib, by: Self.keepingInteractors)
      {
        continue
      }
      reporter.report(
        worker.rib, by: Self.self, in: state.forest, at: worker.start, site: node.lastAttach?.site
      ) { strings in
        Wording(
          "\(strings[worker.name]) is still running for \(name), which left the tree\(strings.at(left.site)).",
          related: [
            strings.related(node.lastAttach, "\(name) was attached here"),
            strings.related(left, "\(name) left the tree here"),
          ])
      }
    }
  }
}
