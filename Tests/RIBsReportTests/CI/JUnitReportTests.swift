import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The JUnit report")
struct JUnitReportTests {
  private static let schema = Repository.foreignSchema("junit-10.xsd")
  private static let xmllint = URL(fileURLWithPath: "/usr/bin/xmllint")
  private static let canValidate = [schema, xmllint].allSatisfy {
    FileManager.default.fileExists(atPath: $0.path)
  }

  /// The errors that Jenkins' schema finds in a document; nil if it is valid.
  private func complaint(_ document: String) throws -> String? {
    let outcome = try Tool(at: Self.xmllint).run(
      ["--noout", "--schema", Self.schema.path, "-"], input: Data(document.utf8))
    return outcome.status == 0 ? nil : outcome.errors
  }

  @Test func `a report matches its golden file`() throws {
    try expectGolden(
      ReportFormat.junit.text(try CISample.report()), "ci.junit.xml", besides: goldens)
  }

  @Test func `a clean report passes one test per session`() throws {
    let session = try sessions("root Root")
    let report = CheckReport([
      InputReport(source: "a.jsonl", sessions: session + session),
      InputReport(source: "b.jsonl", sessions: session),
    ])
    try expectGolden(ReportFormat.junit.text(report), "clean.junit.xml", besides: goldens)
  }

  @Test(.enabled(if: canValidate, "xmllint or Jenkins' schema is missing"))
  func `Jenkins' schema accepts the report`() throws {
    for report in [
      try CISample.report(), try CISample.clean(), CheckReport([]), try SourceSample.report(),
      SourceSample.clean(), SourceSample.incomplete(),
    ] {
      #expect(try complaint(ReportFormat.junit.text(report)) == nil)
    }
    let broken = ReportFormat.junit.text(try CISample.clean())
      .replacingOccurrences(of: " tests=", with: " count=")
    #expect(try complaint(broken) != nil)
  }

  @Test(.enabled(if: canValidate, "xmllint or Jenkins' schema is missing"))
  func `characters outside XML are replaced`() throws {
    let name = #"a\u0000\u0001\u001b[2J\ufffe\uffff\"<&>'\r\n\t]]>\ud83d\ude00"#
    let report = try report(
      """
      headless
      raw {"type":"trace","version":1,"session":"\(name)","app":"\(name)"}
      raw {"type":"create","seq":1,"t":1,"id":1,"rib":"\(name)","kind":"launch"}
      raw {"type":"launch","seq":2,"t":1,"id":1}
      raw {"type":"attach","seq":3,"t":1,"id":1,"parent":1,"at":"\(name)"}
      """, source: "a\u{1}<b>\".jsonl")
    let text = ReportFormat.junit.text(report)
    #expect(text.contains("attach-cycle"))
    #expect(try complaint(text) == nil)
    #expect(XMLText(Data(text.utf8)).texts["@name"]?.contains("a\u{FFFD}<b>\".jsonl") == true)
  }

  @Test func `an incomplete trace passes no test`() throws {
    let text = ReportFormat.junit.text(try report("root Root\ngap 2\nsettle"))
    #expect(text.contains(#"tests="1" failures="0" errors="0" skipped="1""#))
    #expect(text.contains("inconclusive"))
  }

  @Test func `findings below the threshold are reported and fail nothing`() throws {
    let script = "root Root\nopen Root A on network"
    let lenient = ReportFormat.junit.text(try report(script))
    #expect(lenient.contains(#"tests="1" failures="0""#))
    #expect(lenient.contains("<system-out>warning  off-main-thread"))
    let strict = ReportFormat.junit.text(try report(script, failOn: .warning))
    #expect(strict.contains(#"tests="1" failures="1""#))
    #expect(!strict.contains("system-out"))
  }

  @Test func `a failing test keeps its name when lines and counts change`() throws {
    func names(_ script: String) throws -> [String]? {
      XMLText(Data(ReportFormat.junit.text(try report(script)).utf8)).texts["@name"]
    }
    let once = try names("root R\nopen R A @App/R.swift:7\nattach R A @App/R.swift:9")
    let twice = try names(
      "root R\nopen R A @App/R.swift:8\nattach R A @App/R.swift:10\nattach R A @App/R.swift:10")
    #expect(once == twice)
  }
}
