import RIBsAnalysis

/// JUnit XML as Jenkins' xUnit plugin accepts it, with one suite per trace, or one for the source.
///
/// It has no times: they would differ from run to run.
struct JUnitReport {
  private let report: CheckReport

  init(_ report: CheckReport) {
    self.report = report
  }

  func write(to output: ([UInt8]) throws -> Void) rethrows {
    var xml = XMLWriter()
    xml.declaration()
    xml.begin("testsuites", ["name": Product.name])
    for input in report.inputs {
      JUnitSuite(input, failOn: report.threshold, most: report.most).write(to: &xml)
      try output(xml.drain())
    }
    if let source = report.source { JUnitSuite(source, in: report).write(to: &xml) }
    for input in report.unusable { JUnitSuite(input).write(to: &xml) }
    if !report.remarks.isEmpty { JUnitSuite(report.remarks).write(to: &xml) }
    xml.end()
    try output(xml.drain())
  }
}
