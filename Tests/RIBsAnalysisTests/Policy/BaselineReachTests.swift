import RIBsAnalysis
import Testing

/// Which baseline entries are reported as gone: those at whose path a RIB came up, and not those that no trace reached.
@Suite("A baseline entry")
struct BaselineReachTests {
  private let script = """
    root Root
    open Root Feed @App/R.swift:1
    open Feed Chat @App/F.swift:1
    close Feed Chat @App/F.swift:2
    settle
    """

  /// The report of other traces, checked against the baseline of `script`.
  private func remarks(
    _ others: String..., baseline script: String? = nil, isStrict: Bool = false
  ) throws -> CheckReport {
    let base = Policy().judge(
      [InputReport(source: "base", sessions: [try session(script ?? self.script)])],
      today: "2026-11-22")
    var policy = Policy()
    policy.baseline = Baseline(of: base, file: "base.json")
    policy.isBaselineStrict = isStrict
    let inputs = try others.map { InputReport(source: "t", sessions: [try session($0)]) }
    return policy.judge(inputs, today: "2026-11-22")
  }

  @Test("stays if no RIB came up at its path, and fails no strict check")
  func notReached() throws {
    let elsewhere = "root Root\nopen Root Chat @App/R.swift:9"
    let report = try remarks(elsewhere, isStrict: true)
    #expect(report.remarks.isEmpty && report.status != .findings)
  }

  @Test("is gone if its RIB came up in one of several traces")
  func reached() throws {
    let mended = "root Root\nopen Root Feed\nopen Feed Chat\nclose Feed Chat\ndestroy Chat\nsettle"
    let report = try remarks("root Root", mended, "root Root")
    #expect(
      report.remarks.map(\.message) == [
        "leaked-child at 'Root/Feed/Chat' no longer happens. Take it out of the baseline."
      ])
    #expect(try remarks(mended, isStrict: true).status == .findings)
  }

  @Test(
    "of a workflow is gone if the workflow came up, and one about the trace itself in any trace")
  func withoutRIB() throws {
    let stalled = "root Root\nworkflow Open start\nafter 40s\nmark later"
    #expect(try remarks("root Root", baseline: stalled).remarks.isEmpty)
    #expect(
      try remarks("root Root\nworkflow Open start\nworkflow Open complete", baseline: stalled)
        .remarks.count == 1)
    let gap = "root Root\ngap 3\nsettle"
    #expect(try remarks("root Root\nsettle", baseline: gap).remarks.count == 1)
  }
}
