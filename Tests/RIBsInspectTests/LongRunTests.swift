import Foundation
import TestSupport
import Testing

@Suite("What takes long")
struct LongRunTests {
  private let tool = Tool("ribs-inspect")

  /// What a person sees who runs something in a terminal.
  private func seen(_ command: String, terminal: String = "xterm") throws -> String {
    #if os(Linux)
      let script = ["-qec", command, "/dev/null"]
    #else
      let script = ["-q", "/dev/null", "/bin/sh", "-c", command]
    #endif
    return try Tool(at: URL(fileURLWithPath: "/usr/bin/script")).run(
      script, environment: ["TERM": terminal]
    ).output
  }

  /// A check of a trace that comes over a second late.
  private func slowCheck(_ options: String = "") -> String {
    let trace = Repository.fixture("board/double-tap").path
    return "(cat '\(trace)'; sleep 1.2; cat '\(trace)') | '\(tool.path)' check - \(options)"
  }

  @Test func `a bar shows on a terminal how much was read, and goes when all is`() throws {
    let scratch = try Scratch()
    let trace = scratch.path("long.jsonl")
    let generated = try Tool("ribs-samples").run(["generate", "--events", "400000", "-o", trace])
    #expect(generated.status == 0)
    let shown = try seen("'\(tool.path)' check '\(trace)'")
    let bar = try #require(shown.range(of: "reading: █"))
    #expect(shown[bar.upperBound...].contains(" % of 32 MB"))
    // The line is cleared before the report begins.
    let cleared = try #require(shown.range(of: "\r\u{1B}[K", options: .backwards))
    #expect(bar.lowerBound < cleared.lowerBound)
    #expect(shown[cleared.upperBound...].contains("long.jsonl"))
  }

  @Test func `of standard input it shows how much came`() throws {
    let shown = try seen(slowCheck())
    #expect(shown.contains("reading: 0 MB") && shown.contains("lost-child"))
  }

  @Test func `nobody sees it who does not look or does not want to`() throws {
    #expect(try !seen(slowCheck("--quiet")).contains("reading:"))
    #expect(try !seen(slowCheck(), terminal: "dumb").contains("reading:"))
    #expect(try !seen(slowCheck("2>&1 | cat")).contains("reading:"))
  }

  @Test func `no bar shows for what is done at once`() throws {
    let shown = try seen(
      "'\(tool.path)' check '\(Repository.fixture("board/double-tap").path)'")
    #expect(shown.contains("lost-child") && !shown.contains("reading:"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `who ends the command finds the old report, and nothing half-written`(
    number: Int32
  ) throws {
    let scratch = try Scratch()
    let report = scratch.path("report.json")
    try Data("old".utf8).write(to: URL(fileURLWithPath: report))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = ["check", "-", "--format", "json", "-o", report]
    // Nobody writes into it: the command waits for a trace.
    let input = Pipe()
    process.standardInput = input
    try process.run()
    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
    }
    let deadline = Date(timeIntervalSinceNow: 60)
    while try files().count < 2, process.isRunning, Date() < deadline { usleep(10_000) }
    #expect(try files().count == 2, "the report is begun")
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(try files() == ["report.json"])
    #expect(try String(contentsOfFile: report, encoding: .utf8) == "old")
    withExtendedLifetime(input) {}
  }
}
