import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing
import TraceProperties

/// What holds of any trace, asked of those that are kept. `make fuzz` asks it of those nobody has thought of.
@Suite struct PropertyTests {
  static var fuzzed: [URL] {
    let folder = Repository.root.appendingPathComponent("Tests/RIBsAnalysisTests/Fuzzed")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
  }

  /// A line of 1 MiB takes its time, and has tests of its own.
  static let examples = (RuleExampleTests.triggering + RuleExampleTests.nonTriggering)
    .filter { !$0.example.script.contains("long") }

  @Test func `inputs of the fuzzer are kept`() {
    #expect(!Self.fuzzed.isEmpty)
  }

  @Test(arguments: fuzzed) func `an input of the fuzzer has the properties of any`(
    file: URL
  ) throws {
    #expect(TraceProperties.violations(in: [UInt8](try Data(contentsOf: file))) == [])
  }

  @Test(arguments: Repository.fixtures) func `a recorded trace has the properties of any`(
    file: URL
  ) throws {
    #expect(TraceProperties.violations(in: [UInt8](try Data(contentsOf: file))) == [])
  }

  @Test(arguments: examples)
  func `a rule's example has the properties of any trace`(example: RuleExampleTests.Case) throws {
    let trace = try TraceScript(example.example.script).trace()
    #expect(TraceProperties.violations(in: trace) == [])
  }
}
