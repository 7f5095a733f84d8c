import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("Lines for Xcode")
struct XcodeLinesTests {
  private func lines(_ report: CheckReport, root: String = "/app") -> [String] {
    ReportFormat.xcode.text(report, sources: SourceFiles(root: root, workingDirectory: "/app"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a finding without a file of source stands at the line of its trace`() throws {
    let report = try report("root R\nopen R A @App/R.swift:1\nattach R A @App/R.swift:2")
    #expect(
      lines(report) == [
        "/app/t.jsonl:10: error: A is attached to R at App/R.swift:2, but it is attached there already. Route only when the child is not attached yet, for example `guard child == nil else { return }`. [double-attach]",
        "",
      ])
  }

  @Test func `a call site stands at its file's line`() throws {
    let text = ReportFormat.xcode.text(try CISample.report())
    let folder = Repository.root.path
    #expect(
      text.contains(
        "\(folder)/Sources/SampleApps/HomeFlow/HomeFlow/HomeFlowRouter.swift:41: error: Random"))
    #expect(text.contains("/tmp/traces/empty trace.jsonl:1: error: /tmp/traces/empty trace.jsonl"))
    #expect(!text.contains("[leaked-child]"))
  }

  @Test func `a finding on standard input has no file`() throws {
    let report = try report("root R\nopen R A\nattach R A", source: "standard input")
    #expect(lines(report)[0].hasPrefix("ribs-inspect: error: A is attached"))
  }

  @Test func `a clean report has no lines`() throws {
    #expect(ReportFormat.xcode.text(try CISample.clean()).isEmpty)
  }

  @Test func `a name cannot begin a line`() throws {
    let report = try report(
      """
      headless
      raw {"type":"trace","version":1,"session":"s"}
      raw {"type":"create","seq":1,"t":1,"id":1,"rib":"R\\n/a.swift:1: error: x","kind":"launch"}
      raw {"type":"launch","seq":2,"t":1,"id":1}
      raw {"type":"attach","seq":3,"t":1,"id":1,"parent":1}
      """)
    let lines = lines(report).dropLast()
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("/app/t.jsonl:") })
  }
}
