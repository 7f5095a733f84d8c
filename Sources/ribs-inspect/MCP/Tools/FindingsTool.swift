import RIBsAnalysis
import RIBsReport

extension MCPTool {
  /// Tells what is wrong in a trace.
  static let findings = MCPTool(
    name: "findings", title: "Findings",
    description: """
      Says what is wrong in a trace: leaked or lost RIBs, double attaches and detaches, retained objects and \
      so on. Each cause comes once, the worst first: severity and rule, how often it happened, what \
      happened, where in the code, the RIB's path, the line of the trace, and what to do about it. The \
      verdict in the first lines is on the whole trace or session.
      """,
    parameters: [
      .trace, findingsSession, findingsRule, severity, .limit(usualCauses, most: 200), .offset,
    ],
    answer: { arguments, app in
      let rule = try chosenRule(arguments.text(findingsRule), in: .traces, besides: "source")
      let session = arguments.text(findingsSession)
      var scope = AnalysisScope(keepsTree: false, keepsFlows: false)
      scope.session = session
      let policy = try app.policy()
      var report = try app.report(arguments.text(.trace) ?? "", policy, scope)
      if let session {
        let choice = SessionChoice(report)
        let chosen = choice.sessions(named: session)
        guard !chosen.isEmpty else { throw choice.complaint(session) }
        report = InputReport(source: report.source, sessions: chosen)
      }
      return CausesAnswer(
        policy.judge([report], today: Day.today), rule: rule,
        atLeast: arguments.text(severity).flatMap(Severity.init) ?? .info
      ).text(arguments.range(usual: usualCauses))
    })

  static let usualCauses = 20

  private static let findingsSession = ToolParameter(
    name: "session", kind: .text,
    description: "Judge this session alone: its name, its number or last. All by default.")
  private static let findingsRule = ToolParameter(
    name: "rule", kind: .text, description: "Show only the causes of this rule, such as lost-child."
  )
  private static let severity = ToolParameter(
    name: "severity", kind: .word(of: Severity.allCases.map(\.rawValue)),
    description: "The lowest severity to show; info by default, which shows all.")
}
