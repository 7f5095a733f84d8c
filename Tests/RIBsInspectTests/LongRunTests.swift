import Foundation
import RIBsTestSupport
import Testing

@Suite("A long run", .showsOutput)
struct LongRunTests {
  private let tool = Tool("ribs-inspect")
  private let trace = Repository.fixture("board/double-tap").path

  /// Feeds a check over and over until the bar is seen, for at most a minute. The pattern must not match this command,
  /// which is in the file too.
  private func fedCheck(_ options: String = "") -> String {
    """
    (i=0
    until grep -q 'readin[g]:' "$SEEN" || [ $i -ge 600 ]; do
      cat '\(trace)'
      sleep 0.1
      i=$((i + 1))
    done) | '\(tool.path)' check - \(options)
    """
  }

  /// A check of a trace whose second part comes more than a second late.
  private func slowCheck(_ options: String = "") -> String {
    "(cat '\(trace)'; sleep 1.5; cat '\(trace)') | '\(tool.path)' check - \(options)"
  }

  @Test func `a bar on a terminal shows how much was read, and disappears at the end`() throws {
    let scratch = try Scratch()
    let trace = scratch.path("long.jsonl")
    // A faster machine needs a longer trace to take more than a second.
    for events in [400_000, 1_600_000, 6_400_000] {
      let generated = try Tool("ribs-samples").run([
        "generate", "--events", "\(events)", "-o", trace,
      ])
      #expect(generated.status == 0)
      let shown = try seenInTerminal("'\(tool.path)' check '\(trace)'")
      guard let bar = shown.range(of: "reading: █") else { continue }
      let attributes = try FileManager.default.attributesOfItem(atPath: trace)
      let size = try #require(attributes[.size] as? Int)
      #expect(shown[bar.upperBound...].contains(" % of \(size / 1_000_000) MB"))
      // The line is cleared before the report begins.
      let cleared = try #require(shown.range(of: "\r\u{1B}[K", options: .backwards))
      #expect(bar.lowerBound < cleared.lowerBound)
      #expect(shown[cleared.upperBound...].contains("long.jsonl"))
      return
    }
    Issue.record("No bar was seen.")
  }

  @Test func `the bar for source shows how many of the files were read`() throws {
    let scratch = try Scratch()
    // A faster machine needs more files to take more than a second.
    for thousand in 1...20 {
      for number in 0..<1000 {
        let name = "Extra\(thousand)_\(number)"
        _ = try scratch.write(
          "final class \(name)Router: Router<\(name)Interactable> {}\n".utf8,
          to: "\(name)Router.swift")
      }
      let shown = try seenInTerminal("'\(tool.path)' source '\(scratch.folder.path)'")
      guard let bar = shown.range(of: "reading: █") else { continue }
      let share = shown[bar.upperBound...].firstMatch(of: /(\d+) % of (\d+) files/)
      let (percent, files) = try #require(share.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) })
      #expect((1...100).contains(percent) && files > 100)
      return
    }
    Issue.record("No bar was seen.")
  }

  @Test func `the bar for standard input shows how much has arrived`() throws {
    let shown = try seenInTerminal(fedCheck())
    #expect(shown.contains("reading: 0 MB") && shown.contains("lost-child"))
  }

  @Test func `the bar is on standard error, even if the report goes to a file`() throws {
    let scratch = try Scratch()
    let report = scratch.path("report.txt")
    #expect(try seenInTerminal(fedCheck(">'\(report)'")).contains("reading: 0 MB"))
    let written = try String(contentsOfFile: report, encoding: .utf8)
    #expect(written.contains("lost-child") && !written.contains("reading:"))
    #expect(!written.contains("\u{1B}"))
  }

  @Test(arguments: ["TERM", "HUP"])
  func `a signal that ends the command removes the bar`(signal: String) throws {
    let scratch = try Scratch()
    let pipe = scratch.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    // A background job ignores SIGINT, which the command handles like these.
    let shown = try seenInTerminal(
      """
      '\(tool.path)' check - <'\(pipe)' &
      check=$!
      exec 3>'\(pipe)'
      i=0
      until grep -q 'readin[g]:' "$SEEN" || [ $i -ge 600 ]; do
        cat '\(trace)' >&3
        sleep 0.1
        i=$((i + 1))
      done
      kill -\(signal) $check
      while kill -0 $check 2>/dev/null && [ $i -lt 1200 ]; do
        sleep 0.1
        i=$((i + 1))
      done
      kill -KILL $check 2>/dev/null
      wait $check
      echo "ended with $?"
      """)
    let bar = try #require(shown.range(of: "reading: ", options: .backwards))
    let end = try #require(shown.range(of: "ended with \(signal == "TERM" ? 143 : 129)"))
    // Nothing is left on the line, and nothing is drawn later.
    #expect(shown[bar.upperBound..<end.lowerBound].contains("\r\u{1B}[K"))
  }

  @Test func `there is no bar without a terminal or with --quiet`() throws {
    #expect(try !seenInTerminal(slowCheck("--quiet")).contains("reading:"))
    #expect(try !seenInTerminal(slowCheck(), terminal: "dumb").contains("reading:"))
    #expect(try !seenInTerminal(slowCheck("2>&1 | cat")).contains("reading:"))
  }

  @Test func `there is no bar for a check that is done at once`() throws {
    // A busy machine can take more than a second for anything.
    for _ in 1...20 {
      let start = ContinuousClock.now
      let shown = try seenInTerminal("'\(tool.path)' check '\(trace)'")
      #expect(shown.contains("lost-child"))
      if ContinuousClock.now - start < .seconds(1) {
        #expect(!shown.contains("reading:"))
        return
      }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a command that is ended leaves the old report and nothing half-written`(
    number: Int32
  ) throws {
    let check = try WaitingCheck(tool) { try $0.run(ignoring: number, false) }
    kill(check.process.processIdentifier, number)
    #expect(check.hasEnded())
    #expect(check.process.terminationReason == .uncaughtSignal)
    #expect(check.process.terminationStatus == number)
    #expect(try check.files() == ["report.json"])
    #expect(try check.report() == "old")
  }

  @Test(arguments: [SIGINT, SIGHUP])
  func `a signal that the parent process ignores does not end the command`(number: Int32) throws {
    let check = try WaitingCheck(tool) { try $0.run(ignoring: number, true) }
    kill(check.process.processIdentifier, number)
    // The trace comes after the signal and is checked to its end.
    try check.input.write(contentsOf: Data(contentsOf: Repository.fixture("board/double-tap")))
    try check.input.close()
    #expect(check.hasEnded())
    #expect(check.process.terminationReason == .exit && check.process.terminationStatus == 1)
    #expect(try check.files() == ["report.json"])
    #expect(try check.report().contains("lost-child"))
  }
}

/// A check that has started its report and waits for a trace.
private final class WaitingCheck {
  let process = Process()
  let input: FileHandle
  private let scratch: Scratch
  private let pipe = Pipe()

  /// - Parameter start: Starts the process.
  init(_ tool: Tool, start: (Process) throws -> Void) throws {
    scratch = try Scratch()
    input = pipe.fileHandleForWriting
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = [
      "check", "-", "--format", "json", "-o", try scratch.write("old".utf8, to: "report.json"),
    ]
    process.standardInput = pipe
    process.standardError = FileHandle.nullDevice
    try start(process)
    let deadline = Date(timeIntervalSinceNow: 60)
    while try files().count < 2, process.isRunning, Date() < deadline { usleep(10_000) }
    #expect(try files().count == 2, "the report is begun")
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Waits for at most a minute.
  func hasEnded() -> Bool {
    let deadline = Date(timeIntervalSinceNow: 60)
    while process.isRunning, Date() < deadline { usleep(10_000) }
    return !process.isRunning
  }

  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
  }

  func report() throws -> String {
    try String(contentsOfFile: scratch.path("report.json"), encoding: .utf8)
  }
}
