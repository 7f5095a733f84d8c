import RIBsAnalysis

/// What a person wants to see first: whether the trace is clean, then each cause once.
public struct TextReport {
  /// A longer flow is named by its first steps.
  private static let mostSteps = 8

  private let input: InputReport
  private let style: TextStyle
  private let threshold: Severity
  private let causes: [Cause]
  private var lines: [String] = []

  /// - Parameters:
  ///   - input: What the trace showed.
  ///   - style: Plain or coloured.
  ///   - threshold: From which severity on a finding fails the check.
  public init(
    _ input: InputReport, style: TextStyle = .plain, failOn threshold: Severity = .error
  ) {
    self.input = input
    self.style = style
    self.threshold = threshold
    causes = Cause.group(input.findings)
  }

  /// Verdict and causes, then the live tree and the flows of each session.
  ///
  /// - Returns: Lines for a terminal 80 columns wide, each with its end.
  public func summary() -> String {
    var report = self
    report.writeVerdict()
    report.writeCauses()
    for session in input.sessions {
      report.writeTree(of: session)
      report.writeFlows(of: session)
    }
    return report.text
  }

  /// Verdict and causes.
  ///
  /// - Returns: Lines for a terminal 80 columns wide, each with its end.
  public func check() -> String {
    var report = self
    report.writeVerdict()
    report.writeCauses()
    return report.text
  }

  private var text: String { lines.joined(separator: "\n") + "\n" }

  // MARK: Verdict

  private mutating func writeVerdict() {
    let counts = Severity.allCases.reversed().compactMap { severity in
      Self.counted(causes.count { $0.first.severity == severity }, severity)
    }
    let summary = counts.joined(separator: ", ")
    lines.append(style.bold(input.source.printable))
    let worst = causes.first?.first.severity
    switch CheckStatus(input.sessions, failOn: threshold) {
    case .findings: lines.append(style.severity(worst ?? threshold, "✗ \(summary)"))
    case .inconclusive: lines.append(style.severity(.warning, "? inconclusive: \(summary)"))
    case .clean where worst == .warning: lines.append(style.severity(.warning, "! \(summary)"))
    case .clean where worst == .info: lines.append(style.good("✓ clean") + ", with \(summary)")
    case .clean: lines.append(style.good("✓ clean: nothing is wrong"))
    }
    lines.append(style.dim(scope))
    for warning in limits { lines += Paragraph.lines(warning, indent: 0) }
  }

  private static func counted(_ count: Int, _ severity: Severity) -> String? {
    let noun = severity == .info ? "note" : severity.rawValue
    return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// What was looked at.
  private var scope: String {
    let sessions = input.sessions
    let events = sessions.reduce(0) { $0 + $1.events }
    let ribs = sessions.reduce(0) { $0 + $1.ribs }
    let names = Set(sessions.compactMap(\.app)).sorted().joined(separator: ", ").printable
    let parts = [
      names, sessions.count == 1 ? "1 session" : "\(sessions.count) sessions",
      events == 1 ? "1 event" : "\(events) events", ribs == 1 ? "1 RIB" : "\(ribs) RIBs",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What the trace cannot show.
  private var limits: [String] {
    var limits: [String] = []
    if input.sessions.contains(where: \.isInconclusive) {
      limits.append("Part of the trace is missing: no findings in it does not mean clean.")
    }
    if input.sessions.contains(where: { !$0.hasLifetimes && $0.ribs > 0 }) {
      limits.append("The trace does not say when routers come and go: leaks cannot be seen in it.")
    }
    if input.sessions.contains(where: { $0.ribs == 0 }) {
      limits.append(
        "A session has no RIB in it. Was the recorder started before the launch router was built?")
    }
    return limits
  }

  // MARK: Causes

  private mutating func writeCauses() {
    for cause in causes where cause.first.severity > .info { write(cause) }
    let notes = causes.filter { $0.first.severity == .info }
    guard !notes.isEmpty else { return }
    // What asks for no change is worth a line, not a paragraph.
    lines.append("")
    let indent = 2 + (notes.map(\.first.rule.count).max() ?? 0)
    for note in notes {
      let rule = note.first.rule
      let text = Paragraph.lines(
        note.first.message + (note.count == 1 ? "" : " (\(note.count) times)"), label: rule,
        indent: indent)
      lines += [style.severity(.info, rule) + (text.first ?? "").dropFirst(rule.count)]
      lines += text.dropFirst()
    }
  }

  private mutating func write(_ cause: Cause) {
    let finding = cause.first
    let times = cause.count == 1 ? "once" : "\(cause.count) times"
    let title = "\(finding.severity.rawValue)  \(finding.rule)"
    let gap = max(2, Paragraph.width - title.count - times.count)
    lines.append("")
    lines.append(
      style.severity(finding.severity, finding.severity.rawValue) + "  "
        + style.bold(finding.rule) + String(repeating: " ", count: gap) + style.dim(times))
    lines += Paragraph.lines(finding.message, indent: 2)
    if let at = finding.at { write("where", at) }
    if finding.id != nil { write("RIB", finding.path) }
    if cause.victims > 0 {
      write("with", cause.victims == 1 ? "1 RIB below it" : "\(cause.victims) RIBs below it")
    }
    write("line", "\(finding.line) of the trace, session \(finding.session)")
    for related in finding.related {
      // One call site can be both: then the trace's line tells the two events apart.
      let at = related.at == finding.at ? nil : related.at
      write("see", "\(at ?? "line \(related.line)"): \(related.note)")
    }
    write("fix", finding.fix)
  }

  private mutating func write(_ label: String, _ text: String) {
    lines += Paragraph.lines(text, label: "  \(label)", indent: 9)
  }

  // MARK: Tree and flows

  private mutating func writeTree(of session: SessionReport) {
    lines.append("")
    lines.append(style.bold("The tree at the end of \(session.name.printable)"))
    lines += TreeText(session, style: style).lines.map { "  " + $0 }
  }

  private mutating func writeFlows(of session: SessionReport) {
    // Of two steps there is nothing to decide.
    let flows = session.flows.filter { $0.verdict != .eitherWay }
    guard !flows.isEmpty else { return }
    lines.append("")
    lines.append(style.bold("Flows"))
    for flow in flows {
      let more = flow.steps.count - Self.mostSteps
      let steps =
        flow.steps.prefix(Self.mostSteps).joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
      lines += Paragraph.lines(
        "\(flow.owner), \(flow.shape.rawValue): \(steps). \(flow.verdictSentence)", label: "",
        indent: 2)
    }
  }
}
