import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing
import TraceProperties

/// Checks the properties of any trace on the traces of this repository. `make fuzz` checks them on generated ones.
@Suite struct PropertyTests {
  static var fuzzed: [URL] {
    let folder = Repository.root.appendingPathComponent("Tests/RIBsAnalysisTests/Fuzzed")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
  }

  /// Leaves out lines of 1 MiB, which are slow and have their own tests.
  static let examples = (RuleExampleTests.triggering + RuleExampleTests.nonTriggering)
    .filter { !$0.example.script.contains("long") }

  @Test func `the fuzzer's inputs are in the repository`() {
    #expect(!Self.fuzzed.isEmpty)
  }

  @Test(arguments: fuzzed) func `an input of the fuzzer has the properties of any trace`(
    file: URL
  ) throws {
    #expect(TraceProperties.violations(in: [UInt8](try Data(contentsOf: file))) == [])
  }

  @Test(arguments: Repository.fixtures) func `a recorded trace has the properties of any trace`(
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
