import RIBsAnalysis

/// The tests of one trace.
struct JUnitSuite {
  private let name: String
  private let cases: [JUnitCase]
  /// What was found and fails nothing.
  private let remarks: [String]

  /// A trace: what fails, what was judged, what does not count. What is below the threshold fails nothing and is
  /// told as the suite's output.
  init(_ input: InputReport, failOn threshold: Severity) {
    let report = CheckReport([input], failOn: threshold)
    let text = CauseText(report, style: .plain)
    func paragraph(_ cause: Cause) -> String {
      text.paragraph(cause).drop { $0.isEmpty }.map { $0.tidied() + "\n" }.joined()
    }
    name = input.source
    cases =
      report.causes.filter { $0.shown.severity >= threshold }
      .map { JUnitCase($0, text: paragraph($0)) }
      + input.sessions.compactMap { JUnitCase($0, failOn: threshold) }
      + report.exempt.map { JUnitCase($0, text: "") }
    remarks = report.causes.filter { $0.shown.severity < threshold }.map(paragraph)
  }

  /// A trace that could not be used.
  init(_ input: UnusableInput) {
    name = input.source
    cases = [
      JUnitCase(
        className: Product.name, name: "the trace can be used",
        outcome: .broken(type: Notice.Kind.unusableInput.rawValue, message: input.reason))
    ]
    remarks = []
  }

  /// The config and the baseline.
  init(_ remarks: [Remark]) {
    name = "config and baseline"
    cases = remarks.filter(\.failsCheck).map { remark in
      JUnitCase(
        className: remark.place, name: remark.message,
        outcome: .failed(
          type: Notice.Kind.remark.rawValue, message: remark.message, text: ""))
    }
    self.remarks = remarks.filter { !$0.failsCheck }
      .map { "\($0.place): \($0.message)".tidied() + "\n" }
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
