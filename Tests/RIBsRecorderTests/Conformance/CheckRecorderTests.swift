import Foundation
import RIBsTestSupport
import Testing

/// Runs `scripts/check-recorder` on traces that differ from those it compares with.
@Suite struct CheckRecorderTests {
  private let script = Tool(at: Repository.root.appendingPathComponent("scripts/check-recorder"))
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let traces = Repository.root.appendingPathComponent("docs/conformance/traces")
    for file in try FileManager.default.contentsOfDirectory(
      at: traces, includingPropertiesForKeys: nil)
    {
      try FileManager.default.copyItem(
        at: file, to: scratch.folder.appendingPathComponent(file.lastPathComponent))
    }
  }

  /// Changes the lines of a trace.
  private func edit(_ journey: String, _ change: ([String]) -> [String]) throws {
    let file = scratch.folder.appendingPathComponent("\(journey).jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    try Data((change(lines).joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  private func check() throws -> Tool.Outcome { try script.run([scratch.folder.path]) }

  private func isType(_ type: String) -> (String) -> Bool {
    { $0.hasPrefix(#"{"type":"\#(type)""#) }
  }

  @Test func `a call that is missing is named with its step`() throws {
    try edit("cascade") { lines in
      lines.enumerated().filter { index, line in
        !(isType("detach")(line) && index == lines.lastIndex(where: isType("detach")))
      }.map(\.element)
    }
    let outcome = try check()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("✗ cascade\n  step 2: missing: detach Detail from Home\n"))
    #expect(outcome.output.hasSuffix("17 of 18 journeys match.\n"))
  }

  @Test func `calls in another order are named`() throws {
    try edit("cascade") { lines in
      var lines = lines
      let detaches = lines.indices.filter { isType("detach")(lines[$0]) }
      lines.swapAt(detaches[0], detaches[1])
      return lines
    }
    #expect(
      try check().output.contains(
        "step 2: another order: detach Detail from Home, detach Home from Root"))
  }

  @Test func `what comes in one call may come in another order`() throws {
    try edit("attach-detach") { lines in
      var lines = lines
      let (activate, load) = (
        lines.lastIndex(where: isType("activate"))!, lines.lastIndex(where: isType("load"))!
      )
      lines.swapAt(activate, load)
      return lines
    }
    #expect(try check().status == 0)
  }

  @Test func `a call on another thread must say so`() throws {
    try edit("thread") {
      $0.map { $0.replacing(/"thread":"[^"]*",?/, with: "").replacing(",}", with: "}") }
    }
    #expect(
      try check().output.contains(
        "step 1: missing: attach Home at Root off the main thread\n  step 1: not expected: attach Home at Root\n"
      ))
  }

  @Test func `what a recorder never writes is not compared, and said once`() throws {
    let kept = ["trace", "attach", "detach", "mark", "launch"]
    for file in try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) {
      try edit(file.replacing(".jsonl", with: "")) { lines in
        // The names come with the first event that has the RIB, as `create` is not written.
        var names: [Substring: Substring] = [:]
        return lines.compactMap { line in
          if let found = line.firstMatch(of: /"id":(\d+),"rib":"(\w+)"/) {
            names[found.1] = found.2
          }
          guard kept.contains(where: { isType($0)(line) }) else { return nil }
          guard let id = line.firstMatch(of: /"id":(\d+)/), let name = names[id.1] else {
            return line
          }
          return line.replacing(/"id":(\d+)/, with: "\"id\":\(id.1),\"rib\":\"\(name)\"")
        }
      }
    }
    let outcome = try check()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "The recorder never writes activate, appear, create, deactivate, destroy, disappear, hold, load, unhold, worker, workflow. So nobody can see RIBs that stay active, children that finish while they are attached, leaks, lost children, stalled workflows, views that stay, workers that never stop."
      ))
  }

  @Test func `journeys that are missing are named, and a folder without any is wrong`() throws {
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("worker.jsonl"))
    let outcome = try check()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("- worker: there is no worker.jsonl"))
    #expect(try script.run([Repository.root.appendingPathComponent("docs").path]).status == 2)
    #expect(try script.run([]).status == 64)
  }

  @Test func `a line that is no JSON is named`() throws {
    try edit("again") { $0 + ["oops"] }
    let outcome = try check()
    #expect(outcome.status == 2 && outcome.errors.contains("again.jsonl:"))
    #expect(outcome.errors.hasSuffix("this line is not JSON.\n"))
  }
}
