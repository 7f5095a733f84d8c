import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The SARIF report")
struct SARIFReportTests {
  private static let schema = Repository.foreignSchema("sarif-schema-2.1.0.json")
  private static let canValidate =
    SchemaValidator.isInstalled && FileManager.default.fileExists(atPath: schema.path)

  @Test func `a report matches its golden file`() throws {
    try expectGolden(
      ReportFormat.sarif.text(try CISample.report()), "ci.sarif", besides: goldens)
  }

  @Test(.enabled(if: canValidate, "python3-jsonschema or the schema of SARIF is missing"))
  func `the official schema accepts the report`() throws {
    let odd = try report(
      """
      headless
      raw {"type":"trace","version":1,"session":"\\u0000\\u2028"}
      raw {"type":"create","seq":1,"t":1,"id":1,"rib":"[a](1) {0} \\ud83d\\ude00","kind":"launch"}
      raw {"type":"attach","seq":2,"t":1,"id":1,"parent":1,"at":"a b/ü#?%.swift:3"}
      """, source: "/tmp/a b/ü#?%:1.jsonl")
    let reports = [try CISample.report(), try CISample.clean(), CheckReport([]), odd]
      .map { ReportFormat.sarif.text($0) }
    let broken = [
      reports[1].replacingOccurrences(of: "\"version\"", with: "\"versions\""),
      reports[3].replacingOccurrences(of: "\"startLine\": 3", with: "\"startLine\": 0"),
    ]
    let complaints = try SchemaValidator(Data(contentsOf: Self.schema))
      .complaints((reports + broken).map { Array($0.utf8) })
    #expect(complaints.prefix(reports.count).allSatisfy { $0 == nil }, "\(complaints)")
    #expect(complaints.suffix(broken.count).allSatisfy { $0 != nil })
  }

  @Test func `every result has a location, a rule and a fingerprint`() throws {
    let log = try SARIFLog(try CISample.report())
    #expect(log.results.count > 4)
    for result in log.results {
      #expect(result.locations.count == 1)
      #expect(result.partialFingerprints["ribsInspectCause/v1"]?.count == 64)
      #expect(log.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.locations[0].line >= 1)
      #expect(!result.locations[0].uri.isEmpty)
    }
    #expect(Set(log.rules.map(\.id)).count == log.rules.count)
    #expect(log.rules.allSatisfy { $0.shortDescription.text.count <= 1024 })
    #expect(log.rules.allSatisfy { $0.fullDescription.text.count <= 1024 })
  }

  @Test func `a cause is one result, however often it happens`() throws {
    let log = try SARIFLog(try CISample.report())
    let lost = log.results.filter { $0.ruleId == "lost-child" }
    #expect(lost.count == 1)
    #expect(lost.first?.occurrenceCount == 6)
    #expect(lost.first?.message.text.contains("and in 1 more trace.") == true)
  }

  @Test func `a link in a message leads to a related location`() throws {
    let log = try SARIFLog(try CISample.report())
    let lost = try #require(log.results.first { $0.ruleId == "lost-child" })
    #expect(lost.message.text.contains("[Random was attached here](1)"))
    let related = try #require(lost.relatedLocations)
    #expect(related.map(\.id) == [1, 2])
    #expect(related[0].uri == "Sources/SampleApps/HomeFlow/HomeFlow/HomeFlowRouter.swift")
  }

  @Test func `what does not count is not a result, since GitHub would open an alert`() throws {
    let log = try SARIFLog(try CISample.report())
    #expect(!log.results.contains { $0.ruleId == "view-gone-rib-attached" })
    #expect(!log.results.contains { $0.ruleId == "leaked-child" })
    let told = log.notifications.filter { $0.descriptor.id == "not-counted" }
    #expect(told.map(\.associatedRule?.id) == ["view-gone-rib-attached", "leaked-child"])
    #expect(told[0].message.text.contains("the gallery is rewritten <soon>"))
  }

  @Test func `what could not be judged is a notification`() throws {
    let log = try SARIFLog(try CISample.report())
    #expect(log.executionSuccessful == false)
    let told = log.notifications.map { "\($0.level) \($0.descriptor.id)" }
    #expect(
      told == [
        "error unusable-input", "warning inconclusive-session", "warning config-remark",
        "error config-remark", "note not-counted", "note not-counted",
      ])
    let clean = try SARIFLog(try CISample.clean())
    #expect(clean.executionSuccessful && clean.notifications.isEmpty && clean.results.isEmpty)
  }

  @Test func `an address is encoded, and only what is below the root is relative to it`() throws {
    func location(_ trace: String) throws -> SARIFLog.Location? {
      try SARIFLog(try report("root R\nopen R A\nattach R A", source: trace))
        .results.first?.locations.first
    }
    let below = try location("a b/ü#?%:1+.jsonl")
    #expect(below?.uri == "a%20b/%C3%BC%23%3F%25%3A1+.jsonl")
    #expect(below?.base == "%SRCROOT%")
    let elsewhere = try location("/other/\u{1}.jsonl")
    #expect(elsewhere?.uri == "file:///other/%01.jsonl")
    #expect(elsewhere?.base == nil)
    #expect(try location("standard input")?.uri == "standard%20input")
  }

  @Test func `GitHub matches an alert in a trace by its cause, and one in code by its line`() throws
  {
    let results = try SARIFLog(try CISample.report()).results
    let inCode = try #require(results.first { $0.ruleId == "lost-child" })
    #expect(inCode.partialFingerprints["primaryLocationLineHash"] == nil)
    let inTrace = try #require(results.first { $0.ruleId == "stalled-workflow" })
    #expect(
      inTrace.partialFingerprints["primaryLocationLineHash"]
        == inTrace.partialFingerprints["ribsInspectCause/v1"])
  }

  @Test func `results beyond the limit of GitHub are left out and counted`() throws {
    let wrong = (1...5003).map { "open Root A\($0)\nattach Root A\($0)" }.joined(separator: "\n")
    let many = try report("root Root\n" + wrong)
    var all = CheckReport(
      many.inputs,
      remarks: (1...1002).map { (line: Int) in
        Remark(file: "c.yml", line: line, message: "remark \(line)")
      })
    all.most = .max
    let log = try SARIFLog(all)
    #expect(log.results.count == 5000)
    #expect(log.notifications.count == 1002)
    #expect(log.notifications.first?.message.text == "3 more causes are left out.")
    #expect(log.notifications.last?.message.text == "2 more notifications are left out.")
  }

  @Test func `a name of a megabyte does not fill the report`() throws {
    let name = String(repeating: "a\u{301}", count: 300_000)
    let text = ReportFormat.sarif.text(
      try report(
        #"""
        headless
        raw {"type":"trace","version":1,"session":"s"}
        raw {"type":"create","seq":1,"t":1,"id":1,"rib":"\#(name)","kind":"launch"}
        raw {"type":"attach","seq":2,"t":1,"id":1,"parent":1}
        """#))
    #expect(text.contains("attach-cycle") && text.utf8.count < 200_000)
  }
}
