import ExclusiveObservation
import Foundation
import RIBsAnalysis
import RIBsRecorder
import RIBsTestSupport
import Testing

/// Takes the journeys that others try their recorders on, and compares the traces with the ones they are given.
@Suite(.exclusiveObservation) @MainActor struct ConformanceTests {
  private let folder = Repository.root.appendingPathComponent("docs/conformance")
  private let script = Tool(at: Repository.root.appendingPathComponent("scripts/check-recorder"))

  private func journeys() throws -> [ConformanceJourney] {
    ConformanceJourney.all(
      in: try String(contentsOf: folder.appendingPathComponent("journeys.txt"), encoding: .utf8))
  }

  private func record(_ journey: ConformanceJourney, in folder: URL) async throws {
    var options = RIBsRecorder.Options.fixed(session: journey.name)
    options.app = "Conformance"
    let file = folder.appendingPathComponent("\(journey.name).jsonl")
    try RIBsRecorder.start(to: file, options: options)
    let stage = InstrumentedStage()
    await journey.take(on: stage)
    withExtendedLifetime(stage) { RIBsRecorder.stop() }
  }

  @Test func `the runtime of this package records every journey as it should be`() async throws {
    let scratch = try Scratch()
    let all = try journeys()
    for journey in all { try await record(journey, in: scratch.folder) }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      for journey in all {
        let trace = folder.appendingPathComponent("traces/\(journey.name).jsonl")
        try Data(contentsOf: scratch.folder.appendingPathComponent("\(journey.name).jsonl"))
          .write(to: trace)
      }
    }
    for journey in all {
      var analyzer = TraceAnalyzer()
      analyzer.feed(
        [UInt8](
          try Data(contentsOf: scratch.folder.appendingPathComponent("\(journey.name).jsonl"))))
      let found = try analyzer.finish()[0].findings.map { "\($0.rule) \($0.path)" }
      #expect(Set(found) == Set(journey.expected), "\(journey.name)")
    }
    let outcome = try script.run([scratch.folder.path])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("\(all.count) of \(all.count) journeys match"))
  }
}
