import RIBsTrace

/// `stalled-workflow`
struct StalledWorkflowRule: Rule {
  static let page = RulePage(
    id: "stalled-workflow", severity: .warning,
    summary: "A workflow started and got nowhere.",
    reason: """
      A link was opened and nothing came of it: a step waits for something that does not happen, or for a \
      RIB that is gone. The workflow and all that its steps hold stay as long as it waits, and it may go \
      on at a moment when nobody expects it any more.
      """,
    fix:
      "Let the step fail after a time or when its RIB goes, and cancel the workflow where its subscriber is detached.",
    triggering: [
      RuleExample(
        "Nobody logs in",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame step 1 Root
        after 30s
        mark later
        """),
      RuleExample(
        "The RIB it waits for leaves the tree",
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
        "All steps are done",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame step 1 Root
        workflow OpenGame complete
        after 60s
        mark later
        """),
      RuleExample(
        "It fails, and says so",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame fail
        after 60s
        mark later
        """),
      RuleExample(
        "It waits for a while",
        """
        root Root
        workflow OpenGame start Root
        workflow OpenGame step 1 Root
        after 5s
        mark later
        """),
    ])

  private struct Running {
    var name: String
    var phase: TraceEvent.Workflow.Phase
    var step: Int?
    var rib: NodeIndex?
    var start: EventRef
    var last: EventRef
  }

  private var running: [Int: Running] = [:]

  static let watched = ChangeKinds.flowed

  mutating func observe(_ step: Step, in state: SessionState, _ report: inout FindingCollector) {
    guard case .flowed(let workflow, let rib) = step.change else { return }
    switch workflow.phase {
    case .complete, .fail, .cancel: running[workflow.workflow] = nil
    case .start:
      running[workflow.workflow] = Running(
        name: workflow.name, phase: .start, rib: rib, start: step.ref, last: step.ref)
    case .wait, .step:
      running[workflow.workflow]?.phase = workflow.phase
      running[workflow.workflow]?.step = workflow.step
      running[workflow.workflow]?.rib = rib
      running[workflow.workflow]?.last = step.ref
    }
  }

  func judge(_ end: SessionEnd, _ report: inout FindingCollector) {
    for (_, workflow) in running.sorted(by: { $0.key < $1.key }) {
      let awaited = workflow.phase == .wait ? workflow.rib : nil
      let isInVain = awaited.map { !end.forest[$0].isOnTree && hasLeft(end.forest[$0]) } ?? false
      guard isInVain || end.state.time(since: workflow.last) >= end.options.stall else { continue }
      let related = Finding.Related(workflow.start, "\(workflow.name) started here")
      let message = message(workflow, end.forest, isInVain: isInVain)
      if let awaited {
        report.report(
          Self.page, awaited, in: end.forest, at: workflow.last,
          site: end.forest[awaited].lastAttach?.at, message: message, related: [related])
      } else {
        report.report(
          Self.page, seq: workflow.last.seq, line: workflow.last.line, path: workflow.name,
          message: message, related: [related])
      }
    }
  }

  private func hasLeft(_ node: RIBNode) -> Bool { node.offTree != nil || node.destroyed != nil }

  private func message(_ workflow: Running, _ forest: Forest, isInVain: Bool) -> String {
    let step = workflow.step.map { "step \($0)" } ?? "its first step"
    let rib = workflow.rib.map { forest[$0].name }
    switch (workflow.phase, rib) {
    case (.wait, let rib?) where isInVain:
      return
        "\(workflow.name) waits before \(step) for \(rib) to be active, and \(rib) left the tree."
    case (.wait, let rib?):
      return "\(workflow.name) still waits before \(step) for \(rib) to be active."
    case (.wait, nil): return "\(workflow.name) still waits before \(step)."
    case (.step, let rib?): return "\(workflow.name) is still in \(step), which began with \(rib)."
    case (.step, nil): return "\(workflow.name) is still in \(step)."
    default: return "\(workflow.name) started, and none of its steps has begun."
    }
  }
}
