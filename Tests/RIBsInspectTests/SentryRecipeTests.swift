import Foundation
import RIBsTestSupport
import RIBsTrace
import Testing

/// Runs the recipe of docs/production.md with a stand-in for `sentry-cli` that writes down how it is called.
@Suite("The recipe for Sentry", .showsOutput)
struct SentryRecipeTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let program = try scratch.write(
      Array("#!/bin/sh\nprintf '%s\\n' \"$@\" -- >> \(scratch.path("calls"))\n".utf8),
      to: "sentry-cli")
    #expect(chmod(program, 0o755) == 0)
  }

  /// The calls of `sentry-cli`, and what the recipe printed.
  private func send(_ traces: [String: [UInt8]]) throws -> (calls: [[String]], output: Tool.Outcome)
  {
    for (name, trace) in traces { _ = try scratch.write(trace, to: "traces/\(name)") }
    let lines = try Tool("ribs-inspect").run(
      ["check", scratch.path("traces"), "--format", "ndjson"]
    ).output
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try Tool(
      at: Repository.root.appendingPathComponent("docs/recipes/causes-to-sentry")
    )
    .run([], input: Data(lines.utf8), environment: ["PATH": "\(scratch.folder.path):\(path)"])
    let calls = (try? String(contentsOfFile: scratch.path("calls"), encoding: .utf8)) ?? ""
    return (
      calls.components(separatedBy: "--\n").dropLast().map {
        $0.split(separator: "\n").map(String.init)
      },
      outcome
    )
  }

  private func trace(_ text: String, version: String) throws -> [UInt8] {
    let header = TraceHeader(
      session: "S \(version)", app: "Shop", appVersion: version, build: "7",
      tags: ["channel": "beta"])
    return TraceEncoder().line(for: header)
      + (try script(text)).drop { $0 != UInt8(ascii: "\n") }.dropFirst()
  }

  @Test func `sends each cause with its fingerprint and the app's version`() throws {
    let wrong = "root Root\nopen Root A\nclose Root A\ndetach Root A @A.swift:3\ndestroy A"
    let (calls, outcome) = try send([
      "a.jsonl": try trace(wrong, version: "3.1"), "b.jsonl": try trace(wrong, version: "3.2"),
    ])
    #expect(outcome.status == 0 && outcome.output == "2 events sent.\n")
    #expect(calls.count == 2)
    func value(_ option: String, _ call: [String]) -> String? {
      call.firstIndex(of: option).map { call[$0 + 1] }
    }
    let fingerprints = calls.map { value("--fingerprint", $0) }
    #expect(fingerprints[0]?.count == 64 && fingerprints[0] == fingerprints[1])
    #expect(calls.map { value("--release", $0) } == ["Shop@3.1", "Shop@3.2"])
    #expect(value("--message", calls[0]) == "double-detach: Root/A at A.swift:3")
    #expect(calls[0].contains("channel:beta") && value("--level", calls[0]) == "error")
  }

  @Test func `sends no notes, and says which trace could not be used`() throws {
    let (calls, outcome) = try send([
      "a.jsonl": try trace("root Root\nkilled", version: "1"), "b.jsonl": Array("no trace".utf8),
    ])
    #expect(calls.isEmpty && outcome.output == "0 events sent.\n")
    #expect(outcome.errors.contains("b.jsonl: line 1: this is not a trace"))
  }
}
