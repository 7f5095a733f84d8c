import RIBsAnalysis

/// The tests of one trace, or of an app's source.
struct JUnitSuite {
  private let name: String
  private let cases: [JUnitCase]
  /// Findings that fail no test.
  private let remarks: [String]

  /// The suite of a trace: what fails, what was judged, and what does not count. Findings below the threshold
  /// fail no test; they appear in the suite's output.
  ///
  /// - Parameter most: The maximum number of causes and of sessions that become tests.
  init(_ input: InputReport, failOn threshold: Severity, most: Int) {
    var report = CheckReport([input], failOn: threshold)
    report.most = most
    self.init(
      report, name: input.source,
      judged: input.sessions.prefix(most).compactMap { JUnitCase($0, failOn: threshold) },
      leftOut: (input.sessions.count - most, "session"))
  }

  /// The suite of an app's source.
  init(_ source: SourceReport, in report: CheckReport) {
    self.init(
      report, name: source.paths.joined(separator: ", "),
      judged: JUnitCase(source, failOn: report.threshold).map { [$0] } ?? [],
      leftOut: (report.unread.count - report.most, "file"),
      remarks: report.unread.prefix(report.most).map(Self.line))
  }

  /// - Parameters:
  ///   - judged: The tests of what has no failing cause.
  ///   - leftOut: How many of what was judged have no test or remark, and what they are.
  private init(
    _ report: CheckReport, name: String, judged: [JUnitCase],
    leftOut: (count: Int, noun: String), remarks: [String] = []
  ) {
    let text = TextReport(report)
    func paragraph(_ cause: Cause) -> String {
      text.lines(on: cause).map { $0.tidied() + "\n" }.joined()
    }
    func test(_ cause: Cause, _ text: String) -> JUnitCase {
      JUnitCase(cause, page: report.page(cause.shown.rule), text: text)
    }
    let threshold = report.threshold
    self.name = name
    cases =
      report.reported.filter { $0.severity >= threshold }.map { test($0, paragraph($0)) }
      + judged + report.exempt.prefix(report.most).map { test($0, "") }
    self.remarks =
      remarks + report.reported.filter { $0.severity < threshold }.map(paragraph)
      + [
        (report.unreported, "cause"), leftOut, (report.exempt.count - report.most, "exempt cause"),
      ].filter { $0.0 > 0 }.map { "… \(CheckReport.rest($0, $1))\n" }
  }

  /// The suite of a trace that could not be used.
  init(_ input: UnusableInput) {
    name = input.source
    cases = [
      JUnitCase(
        className: Product.name, name: "the trace can be used",
        outcome: .broken(type: Notice.Kind.unusableInput.rawValue, message: input.reason))
    ]
    remarks = []
  }

  /// The suite of the config and the baseline.
  init(_ remarks: [Remark]) {
    name = "config and baseline"
    cases = remarks.filter(\.failsCheck).map { remark in
      JUnitCase(
        className: remark.location, name: remark.message,
        outcome: .failed(
          type: Notice.Kind.remark.rawValue, message: remark.message, text: ""))
    }
    self.remarks = remarks.filter { !$0.failsCheck }.map(Self.line)
  }

  private static func line(_ remark: Remark) -> String {
    "\(remark.location): \(remark.message)".tidied() + "\n"
  }

  func write(to xml: inout XMLWriter) {
    xml.begin(
      "testsuite",
      [
        "name": name.tidied(), "tests": "\(cases.count)",
        "failures": count { if case .failed = $0 { true } else { false } },
        "errors": count { if case .broken = $0 { true } else { false } },
        "skipped": count { if case .skipped = $0 { true } else { false } },
      ])
    for item in cases { item.write(to: &xml) }
    if !remarks.isEmpty { xml.element("system-out", [:], remarks.joined(separator: "\n")) }
    xml.end()
  }

  private func count(_ matches: (JUnitCase.Outcome) -> Bool) -> String {
    "\(cases.count { matches($0.outcome) })"
  }
}
