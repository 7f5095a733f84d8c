import Foundation
import RIBsTestSupport
import Testing

/// A script of the action, run by itself with an environment of the test's.
struct ActionStep {
  let outcome: Tool.Outcome
  /// What it wrote to `GITHUB_OUTPUT`.
  let outputs: String

  /// - Parameters:
  ///   - path: Folders that come first in `PATH`.
  ///   - seconds: A script that runs for longer, in seconds of processor time, is ended.
  init(
    _ id: String, _ environment: [String: String], path: String = "", seconds: Int = 60,
    in scratch: Scratch
  ) throws {
    let action = Repository.root.appendingPathComponent("action.yml")
    let file = try ActionFile(String(contentsOf: action, encoding: .utf8))
    let script = try scratch.write(
      Data(try #require(file.steps.first { $0.id == id }?.script).utf8), to: "\(id).sh")
    let output = try scratch.write(Data(), to: "output")
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? ""
    outcome = try Tool(at: "/bin/bash").run(
      [
        "-c", "ulimit -t \(seconds); exec bash --noprofile --norc -eo pipefail '\(script)'",
      ], in: scratch.folder.path,
      environment: environment.merging([
        "GITHUB_OUTPUT": output, "PATH": path.isEmpty ? usual : "\(path):\(usual)",
      ]) { $1 })
    outputs = try String(contentsOfFile: output, encoding: .utf8)
  }
}

/// A program that stands for another one: it writes down how it was called.
struct CalledProgram {
  let path: String
  private let calls: String

  /// - Parameter script: What it does besides, in the shell's language.
  init(_ name: String, in scratch: Scratch, script: String = "") throws {
    calls = try scratch.write(Data(), to: "\(name).calls")
    path = try scratch.write(
      Data(
        """
        #!/bin/bash
        for word in "$@"; do printf '%s\\n' "$word"; done >>'\(calls)'
        echo >>'\(calls)'
        \(script)
        """.utf8), to: name)
    #expect(chmod(path, 0o755) == 0)
  }

  /// The arguments of each call, one on a line, with an empty line behind each call.
  var log: String { get throws { try String(contentsOfFile: calls, encoding: .utf8) } }
}
