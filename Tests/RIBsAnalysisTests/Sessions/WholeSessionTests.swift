import RIBsAnalysis
import RIBsTestSupport
import Testing

/// Compares all that is reported on a session with files that people have read. `RECORD_GOLDEN=1` records them anew.
@Suite("What is reported on a session in full")
struct WholeSessionTests {
  @Test(arguments: SampleSession.all)
  func `a session gets this report`(sample: SampleSession) throws {
    let reports = try reports(sample)
    try expectGolden(
      reports.map(\.wholeText).joined(separator: "\n\n"), "\(sample.name).txt")
  }

  @Test(arguments: SampleSession.moments)
  func `a session's tree at a moment is this one`(sample: SampleSession) throws {
    let reports = try reports(sample)
    try expectGolden(
      reports.map(\.treeText).joined(separator: "\n\n"), "Moments/\(sample.name).txt")
  }

  private func reports(_ sample: SampleSession) throws -> [SessionReport] {
    var scope = AnalysisScope(moment: sample.moment)
    scope.keepsHistory = true
    scope.keepsCalls = true
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(try TraceScript(sample.script).trace())
    return try analyzer.finish()
  }
}
