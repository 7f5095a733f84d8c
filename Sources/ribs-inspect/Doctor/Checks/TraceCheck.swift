import RIBsAnalysis
import RIBsReport

/// Whether traces hold what a recorder writes, whole.
enum TraceCheck: SetupCheck {
  static let id = "trace"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    var found: [Diagnosis] = []
    if !setup.emptyTraces.isEmpty {
      found.append(
        wrong(
          setup.emptyTraces.count == 1
            ? "A trace is empty." : "\(setup.emptyTraces.count) traces are empty.",
          because:
            "A recorder writes a header as it starts: none was started, or the disk was full.",
          at: setup.emptyTraces, fix: remedy(setup)))
    }
    let silent = setup.traces.filter { $0.sessions.allSatisfy { $0.ribs == 0 } }
    if !silent.isEmpty {
      found.append(
        wrong(
          silent.count == 1
            ? "A trace has no event about a RIB."
            : "\(silent.count) traces have no event about a RIB.",
          because:
            "A recorder was started, and no router called it: they were made before, their runtime is not recorded, or the app has two copies of RIBsRecording.",
          at: silent.map(\.source),
          fix:
            "Start the recorder before the launch router is built. Give `doctor` the app's folder as well: it looks at the runtime and at the copies."
        ))
    }
    found += problems(setup)
    if found.isEmpty, !setup.traces.isEmpty {
      let events = setup.traces.reduce(0) { $0 + $1.sessions.reduce(0) { $0 + $1.events } }
      found.append(
        fine(
          "\(counted(setup.traces.count, "trace")), \(counted(events, "event")), nothing missing"))
    }
    return found
  }

  private static func remedy(_ setup: ExaminedSetup) -> String {
    setup.app.flatMap(RecordedRuntime.init)?.remedy
      ?? "Call `RIBsRecorder.start(to:)` before the launch router is built, or start a debug build that links RIBsRecorder with RIBS_TRACE."
  }

  /// Each kind of problem once, in the order in which the traces show them.
  private static func problems(_ setup: ExaminedSetup) -> [Diagnosis] {
    var order: [String] = []
    var pages: [String: TraceProblem] = [:]
    var places: [String: [String]] = [:]
    for trace in setup.traces {
      for problem in trace.sessions.lazy.flatMap(\.traceProblems) {
        let rule = problem.page.id
        if pages.updateValue(problem, forKey: rule) == nil { order.append(rule) }
        places[rule, default: []].append("\(trace.source):\(problem.finding.line)")
      }
    }
    return order.compactMap { rule in
      guard let problem = pages[rule] else { return nil }
      return Diagnosis(
        problem.needsNewTrace ? .wrong : .remark, check: id, problem.page.summary,
        because: problem.page.reason, at: places[rule] ?? [], fix: problem.page.fix)
    }
  }
}
