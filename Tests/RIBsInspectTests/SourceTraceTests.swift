import Foundation
import RIBsTestSupport
import Testing

/// Each sample app beside the traces of its own journeys.
@Suite("ribs-inspect source --trace", .showsOutput)
struct SourceTraceTests {
  private let tool = Tool("ribs-inspect")

  private struct Report: Decodable {
    struct Coverage: Decodable {
      struct Site: Decodable {
        let file: String
        let line: Int
        let parent: String
        let count: Int
        let byNames: Bool
      }
      struct BlindSpot: Decodable {
        let parent: String
        let child: String
      }
      let attaches: [Site]
      let detaches: [Site]
      let blindSpots: [BlindSpot]
      let traces: Int
    }
    struct Finding: Decodable {
      let at: String
      let rule: String
      let outcome: String?
    }
    let coverage: Coverage
    let findings: [Finding]
  }

  private func report(_ app: String, _ traces: [String]) throws -> Report {
    let outcome = try tool.run(
      ["source", "-q", "Sources/SampleApps/\(app)", "--format", "json", "--trace"] + traces,
      in: Repository.root.path)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  static let apps = [
    ("Board", "board"), ("Careers", "careers"), ("DeepLink", "deep-link"), ("Gallery", "gallery"),
    ("HomeFlow", "home-flow"), ("Profile", "profile"), ("SignUp", "sign-up"),
  ]

  @Test(arguments: apps) func `finds each attach of a sample app's journeys by its exact line`(
    app: String, journeys: String
  ) throws {
    let coverage = try report(app, ["fixtures/\(journeys)"]).coverage
    #expect(coverage.blindSpots.map { "\($0.parent) \($0.child)" } == [])
    #expect(!coverage.attaches.isEmpty && !coverage.attaches.contains(where: \.byNames))
    let missing = coverage.attaches.filter { $0.count == 0 }.map { "\($0.file):\($0.line)" }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test(arguments: [
    ("Board", "board/double-tap", "unguarded-attach", "Board/BoardRouter.swift:32"),
    (
      "HomeFlow", "home-flow/back-goes-forward", "reattach-from-child",
      "HomeFlow/HomeFlowRouter.swift:41"
    ),
  ]) func `a finding in a trace names the hazard, and the hazard is seen`(
    app: String, journey: String, rule: String, place: String
  ) throws {
    let folder = "Sources/SampleApps/\(app)"
    let trace = "fixtures/\(journey).jsonl"
    let check = try tool.run(
      ["check", "--source", folder, trace], in: Repository.root.path)
    #expect(check.status == 1)
    #expect(check.output.contains("\n  see    \(place): \(rule): "))
    #expect(try outcome(of: rule, in: report(app, [trace])) == "seen")
    let summary = try tool.run(
      ["source", "-q", folder, "--trace", trace], in: Repository.root.path)
    #expect(summary.output.contains("\n  trace  seen in a trace\n"))
    #expect(summary.output.contains("\n\nReached in the trace: "))
  }

  private func outcome(of rule: String, in report: Report) -> String? {
    report.findings.first { $0.rule == rule }?.outcome
  }

  @Test func `a hazard that a clean journey reaches is taken and not seen`() throws {
    let board = try report("Board", ["fixtures/board/open-and-back.jsonl"])
    #expect(outcome(of: "unguarded-attach", in: board) == "taken")
    let both = try report(
      "Board", ["fixtures/board/open-and-back.jsonl", "fixtures/board/double-tap.jsonl"])
    #expect(both.coverage.traces == 2)
    #expect(outcome(of: "unguarded-attach", in: both) == "seen")
  }

  @Test func `a hazard that no journey reaches is never taken`() throws {
    let report = try report("HomeFlow", ["fixtures/board/open-and-back.jsonl"])
    #expect(outcome(of: "reattach-from-child", in: report) == "never taken")
    #expect(report.coverage.attaches.allSatisfy { $0.parent == "Root" || $0.count == 0 })
    #expect(!report.coverage.blindSpots.isEmpty)
  }

  @Test func `a trace that cannot be used is named`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write("not a trace\n".utf8, to: "t.jsonl")
    let outcome = try tool.run(
      ["source", "-q", "Sources/SampleApps/Profile", "--trace", trace], in: Repository.root.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("could not be used"))
  }
}
