import RIBsTrace

/// `stalled-workflow`
struct StalledWorkflowRule: Rule {
  static let page = RulePage(
    id: "stalled-workflow", severity: .warning,
    summary: "A workflow started and did not finish.",
    reason: """
      A link was opened and nothing came of it: a step waits for something that does not happen, or for a \
      RIB that is gone. The workflow and everything its steps hold stay in memory while it waits, and it may \
      continue long after the user has moved on.
      """,
    fix:
      "Let the step fail after a time or when its RIB goes, and cancel the workflow where its subscriber is detached.",
    triggering: [
      RuleExample(
        "The user never logs in",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame step 1 Root
        after 30s
        mark later
        """),
      RuleExample(
        "The RIB that the workflow waits for leaves the tree",
        """
        root Root
        create LoggedIn
        workflow OpenGame start Root
        workflow OpenGame wait 2 LoggedIn
        open Root LoggedIn @App/RootRouter.swift:20
        close Root LoggedIn @App/RootRouter.swift:27
        """),
    ],
    nonTriggering: [
      RuleExample(
        "All steps complete",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame step 1 Root
        workflow OpenGame complete
        after 60s
        mark later
        """),
      RuleExample(
        "The workflow fails and reports it",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame fail
        after 60s
        mark later
        """),
      RuleExample(
        "The workflow waits for a short time",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame step 1 Root
        after 5s
        mark later
        """),
    ])

  private struct Running {
    var name: InternedString
    var phase: WorkflowPhase
    var step: Int?
    var rib: NodeIndex?
    var start: EventStamp
    var last: EventStamp
  }

  private var running: [Int: Running] = [:]

  static let watched = ChangeKinds.workflowAdvanced

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .workflowAdvanced(let workflow, let rib) = step.change else { return }
    let before = running.removeValue(forKey: workflow.workflow)
    switch workflow.phase {
    case .complete, .fail, .cancel: return
    case .start:
      running[workflow.workflow] = Running(
        name: workflow.name, phase: .start, rib: rib, start: step.stamp, last: step.stamp)
    case .wait, .step:
      guard let before else { return }
      running[workflow.workflow] = Running(
        name: before.name, phase: workflow.phase, step: workflow.step, rib: rib,
        start: before.start, last: step.stamp)
    }
  }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    for (_, workflow) in running.sorted(by: { $0.key < $1.key }) {
      let awaited = workflow.phase == .wait ? workflow.rib : nil
      let isInVain =
        awaited.map { !state.forest[$0].isOnTree && hasLeft(state.forest[$0]) } ?? false
      guard isInVain || state.time(since: workflow.last) >= state.options.stall else { continue }
      let rib = workflow.rib.map { state.forest.name(of: $0) }
      let wording: Wording.Maker = { strings in
        let name = strings[workflow.name]
        return Wording(
          Self.message(workflow, name, rib, isInVain: isInVain),
          related: [strings.related(workflow.start, "\(name) started here")])
      }
      if let awaited {
        reporter.report(
          awaited, by: Self.self, in: state.forest, at: workflow.last,
          site: state.forest[awaited].lastAttach?.site, wording: wording)
      } else {
        reporter.report(
          .workflow(workflow.name), by: Self.self, seq: workflow.last.seq,
          line: workflow.last.line, wording(state.forest.strings))
      }
    }
  }

  private func hasLeft(_ node: Node) -> Bool { node.offTree != nil || node.destroyed != nil }

  private static func message(
    _ workflow: Running, _ name: String, _ rib: String?, isInVain: Bool
  ) -> String {
    let step = workflow.step.map { "step \($0)" } ?? "its first step"
    return switch (workflow.phase, rib) {
    case (.wait, let rib?) where isInVain:
      "\(name) waits for \(rib) to become active before \(step), but \(rib) left the tree."
    case (.wait, let rib?): "\(name) is still waiting for \(rib) to become active before \(step)."
    case (.wait, nil): "\(name) is still waiting before \(step)."
    case (.step, let rib?): "\(name) has not finished \(step), which runs on \(rib)."
    case (.step, nil): "\(name) has not finished \(step)."
    default: "\(name) started, but none of its steps has begun."
    }
  }
}
