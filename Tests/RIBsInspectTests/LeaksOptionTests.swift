import Foundation
import RIBsTestSupport
import Testing

@Suite("The option --leaks", .showsOutput)
struct LeaksOptionTests {
  private let tool = Tool("ribs-inspect")

  private static let leak = """
    root Root
    open Root Profile @App/RootRouter.swift:12
    close Root Profile
    destroy Profile
    leak Profile interactor ProfileInteractor 1s
    """

  private static let report = """
    Process 12: 41926 nodes malloced for 6668 KB
    Process 12: 2 leaks for 112 total leaked bytes.

          2 (112 bytes) ROOT CYCLE: <ProfileInteractor 0x600000260040> [64]
             1 (48 bytes) __strong onTick + 8 --> ROOT CYCLE: <Swift closure context 0x600000260080> [48]
                __strong  --> CYCLE BACK TO <ProfileInteractor 0x600000260040> [64]

    """

  private func run(
    _ command: [String], _ report: String, _ sessions: [String] = [Self.leak]
  ) throws -> (outcome: Tool.Outcome, report: String) {
    let scratch = try Scratch()
    let trace = try scratch.write(try sessions.flatMap { try script($0) }, to: "t.jsonl")
    let file = try scratch.write(Array(report.utf8), to: "leaks.txt")
    return (try tool.run(command + [trace, "--leaks", file]), file)
  }

  @Test(arguments: [["check"], []]) func `names what holds the object, and what to change`(
    command: [String]
  ) throws {
    let (outcome, _) = try run(command, Self.report)
    #expect(outcome.status == (command.isEmpty ? 0 : 1) && outcome.errors.isEmpty)
    #expect(
      outcome.output.contains(
        "by itself: ProfileInteractor.onTick → a closure → ProfileInteractor,"))
    #expect(outcome.output.contains("Let the closure in ProfileInteractor.onTick capture"))
  }

  @Test func `other text is refused, and the check is not clean`() throws {
    let clean = "root Root\nopen Root Profile\nclose Root Profile\ndestroy Profile\nend exit"
    let (outcome, file) = try run(["check"], "1 TREE OF REFERENCES\n", [clean])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(file): not a report of 'leaks'."))
    #expect(outcome.output.contains(file) && outcome.output.contains("? inconclusive"))
    #expect(try run(["check"], Self.report, [clean]).outcome.status == 0)
  }

  @Test func `a line that is not understood is named, and the rest is used`() throws {
    let (outcome, file) = try run(["check"], Self.report + "ROOT LEAK: <Box\nROOT LEAK: <Box\n")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("\(file): not read in full: line 7 is not understood, nor is 1 more"))
    #expect(outcome.output.contains("→ a closure →"))
  }

  @Test func `a report about one run is not joined to several sessions`() throws {
    let (outcome, _) = try run(["check"], Self.report, [Self.leak, Self.leak])
    #expect(outcome.errors.contains("Choose the session that leaks looked at with --session."))
    #expect(!outcome.output.contains("says leaks"))
  }

  @Test func `a missing file and a folder are refused`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script(Self.leak), to: "t.jsonl")
    for path in [scratch.path("none"), scratch.path("")] {
      let outcome = try tool.run(["check", trace, "--leaks", path])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("cannot be"))
    }
  }

  @Test func `the check never writes over the report`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script(Self.leak), to: "t.jsonl")
    let file = try scratch.write(Array(Self.report.utf8), to: "leaks.txt")
    let outcome = try tool.run(["check", trace, "--leaks", file, "-o", file])
    #expect(outcome.status == 64 && outcome.errors.contains("is the report of leaks"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.report)
  }
}
