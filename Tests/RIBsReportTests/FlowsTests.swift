import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The report on flows")
struct FlowsTests {
  private func session(_ fixture: String) throws -> SessionReport {
    try #require(try inputReport(fixture).sessions.last)
  }

  @Test(arguments: ["careers/switch-tabs", "careers/sign-up"])
  func `a sample's flows match their golden file`(fixture: String) throws {
    let name = fixture.replacingOccurrences(of: "/", with: "-")
    try expectGolden(FlowsText(try session(fixture)).text(), "\(name)-flows.txt")
  }

  @Test func `a thousand flows are shown and the others counted`() throws {
    let session = try session("careers/sign-up")
    let flow = try #require(session.flows.first)
    let last = { (count: Int) in
      FlowsText(session).text(Array(repeating: flow, count: count)).split(separator: "\n").last
    }
    #expect(last(1_002) == "… 2 more; `--format json` has them all")
    #expect(last(1_000)?.contains("more;") == false)
  }

  @Test func `the JSON has the same flows, with sorted keys`() throws {
    let session = try session("careers/sign-up")
    let bytes = FlowsJSON(session, from: "t").bytes()
    try expectGolden(String(decoding: bytes, as: UTF8.self), "careers-sign-up-flows.json")
    let parsed = try JSONSerialization.jsonObject(with: Data(bytes))
    let sorted = try JSONSerialization.data(
      withJSONObject: parsed, options: [.sortedKeys, .withoutEscapingSlashes])
    let compact = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined().replacingOccurrences(of: "\": ", with: "\":")
    // Foundation writes 2.0 as 2.
    #expect(
      compact.replacingOccurrences(of: ".0", with: "") == String(decoding: sorted, as: UTF8.self))
  }

  @Test func `a session without flows says so`() throws {
    let session = try #require(try sessions("root Root").last)
    #expect(FlowsText(session).text().contains("The session has no flow"))
  }

  @Test(arguments: Repository.fixtures) func `no line is wider than 80 columns`(fixture: URL) throws
  {
    for session in try inputReport(at: fixture).sessions {
      for line in FlowsText(session).text().split(separator: "\n") { #expect(line.count <= 80) }
    }
  }
}
