import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing

/// Somebody empties a trace while it is recorded, or saves it in an editor.
@Suite struct EmptiedFileTests {
  private let file = TemporaryFile()

  @Test func `an app whose trace is emptied goes on, and so does its trace`() throws {
    let outcome = try Tool("recorder-probe").run(["empty", file.url.path, "0", "3000"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let marks = try events(file.url).compactMap { event -> String? in
      if case .mark(let name) = event.body { name } else { nil }
    }
    #expect(marks == (1...3000).map { "after \($0)" })
  }

  @Test func `a trace that is cut in a line goes on with a line of its own`() throws {
    let outcome = try Tool("recorder-probe").run(["empty", file.url.path, "1000", "3000"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = try file.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.contains("\"before 2\"") })
    #expect(lines.dropLast().suffix(2001).allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(lines.dropLast(2).last?.contains("\"after 3000\"") == true)
  }
}
