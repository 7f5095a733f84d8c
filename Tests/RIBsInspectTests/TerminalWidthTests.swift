import Foundation
import RIBsTestSupport
import Testing

@Suite("In a terminal")
struct TerminalWidthTests {
  /// The tests run where the trace is: a path is never cut, and that of the repository may be long.
  private static let trace = Repository.fixture("careers/switch-tabs")
  private static let folder = trace.deletingLastPathComponent().path

  /// The lines that a terminal of some width shows.
  private func lines(
    _ arguments: String, columns: Int, terminal: String = "xterm"
  ) throws -> [String] {
    let command = "stty cols \(columns); '\(Tool("ribs-inspect").path)' \(arguments)"
    #if os(Linux)
      let script = ["-qec", command, "/dev/null"]
    #else
      let script = ["-q", "/dev/null", "/bin/sh", "-c", command]
    #endif
    let outcome = try Tool(at: URL(fileURLWithPath: "/usr/bin/script")).run(
      script, in: Self.folder, environment: ["TERM": terminal, "NO_COLOR": ""])
    return outcome.output.split(whereSeparator: \.isNewline).map(String.init)
  }

  private func withoutColours(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
  }

  @Test(arguments: [(40, 60), (60, 60), (72, 72), (100, 100), (200, 100)])
  func `text is as wide as the terminal, but at least 60 and at most 100 columns`(
    columns: Int, width: Int
  ) throws {
    for command in [
      "'\(Self.trace.lastPathComponent)'", "flows '\(Self.trace.lastPathComponent)'", "rules",
    ] {
      let widths = withoutColours(try lines(command, columns: columns)).map(\.count)
      #expect(widths.allSatisfy { $0 <= width }, "\(command): \(widths)")
    }
    let rules = withoutColours(try lines("rules lost-child", columns: columns)).map(\.count)
    #expect((rules.max() ?? 0) > width - 10, "\(rules)")
  }

  @Test func `a terminal that does not know its width gets 80 columns, as a file does`() throws {
    for command in ["rules lost-child", "flows '\(Self.trace.lastPathComponent)'"] {
      let shown = withoutColours(try lines(command, columns: 0))
      #expect(shown == withoutColours(try lines("\(command) | cat", columns: 120)))
      #expect(shown != withoutColours(try lines(command, columns: 60)))
    }
  }

  @Test func `a file is 80 columns wide, whatever the terminal is`() throws {
    let scratch = try Scratch()
    let file = scratch.path("report.txt")
    _ = try lines("check '\(Self.trace.lastPathComponent)' -o '\(file)'", columns: 60)
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      written
        == (try Tool("ribs-inspect").run(["check", Self.trace.lastPathComponent], in: Self.folder)
          .output))
  }

  @Test func `a dumb terminal gets no colours`() throws {
    #expect(
      try lines("'\(Self.trace.lastPathComponent)'", columns: 80).contains {
        $0.contains("\u{1B}[")
      })
    let dumb = try lines("'\(Self.trace.lastPathComponent)'", columns: 80, terminal: "dumb")
    #expect(!dumb.isEmpty && !dumb.contains { $0.contains("\u{1B}") })
  }
}
