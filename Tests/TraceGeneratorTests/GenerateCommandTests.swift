import Foundation
import RIBsTestSupport
import Testing
import TraceGenerator

@Suite("ribs-samples generate")
struct GenerateCommandTests {
  private let samples = Tool("ribs-samples")

  @Test func `writes the same trace to standard output and to a file`() throws {
    let scratch = try Scratch()
    let values = ["--events", "2000", "--live", "30", "--seed", "5"]
    let expected = TraceGeneration(events: 2_000, live: 30, seed: 5).bytes()
    let shown = try samples.run(["generate"] + values)
    #expect(shown.status == 0 && Array(shown.output.utf8) == expected)
    let file = scratch.path("t.jsonl")
    #expect(try samples.run(["generate"] + values + ["-o", file]).status == 0)
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))) == expected)
    let chain = try samples.run(["generate", "--events", "500", "--shape", "chain"])
    #expect(Array(chain.output.utf8) == TraceGeneration(shape: .chain, events: 500).bytes())
  }

  @Test(
    arguments: [
      ["--events", "10"], ["--events", "many"], ["--events", "1000", "--live", "1"], [],
      ["--events", "1000", "--shape", "ring"],
    ]
  ) func `values that make no trace are refused`(values: [String]) throws {
    let outcome = try samples.run(["generate"] + values)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }

  @Test func `a file that cannot be written is an error that says why`() throws {
    let outcome = try samples.run(["generate", "--events", "1000", "-o", "/no/such/folder/t"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Cannot write to /no/such/folder/t: No such file"))
    let full = try samples.run(["generate", "--events", "100000", "-o", "/dev/full"])
    #expect(full.status == 1 && full.errors.contains("/dev/full: No space left on device"))
  }
}
