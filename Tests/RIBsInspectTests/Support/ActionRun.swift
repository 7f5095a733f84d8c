import Foundation
import RIBsTestSupport
import Testing

/// A run of an action's steps one after the other, as GitHub runs them. Steps that use other actions are recorded with
/// their parameters.
struct ActionRun {
  /// The exit code of each script that ran.
  private(set) var statuses: [Int32] = []
  /// `step.name` with the value that the script wrote to `GITHUB_OUTPUT`.
  private(set) var outputs: [String: String] = [:]
  /// The output of the scripts.
  private(set) var log = ""
  /// The content of the job summary.
  private(set) var summary = ""
  /// The parameters of the other actions, by action without its version, in order of the steps.
  private(set) var uses: [String: [[String: String]]] = [:]

  private var inputs: [String: String]
  private let job: Job
  private var outcomes: [String: String] = [:]
  private var hasFailed = false
  private let temporary: URL
  private let workplace: URL

  /// The job that uses the action.
  struct Job {
    var id = "tests"
    /// Its number in a matrix, and how many there are.
    var matrix = (index: 0, total: 1)
    /// The folder of temporary files, which a job's uses of the action share; a new one if nil.
    var temporary: URL?
    /// Where the job summary is; in the temporary folder if nil.
    var summary: String?
    /// The steps that fail, by their ids. Scripts exit with 1 at once.
    var failing: Set<String> = []
    /// A step whose script exits with 0 and does nothing.
    var broken: String?
  }

  /// - Parameters:
  ///   - url: The action's file.
  ///   - inputs: The inputs that the workflow sets. The others have their defaults.
  ///   - scratch: The scripts run in its folder, as they would in a repository.
  ///   - job: The job that uses the action.
  init(
    at url: URL, inputs: [String: String], in scratch: Scratch, job: Job = Job()
  ) throws {
    self.job = job
    workplace = scratch.folder
    let file = try ActionFile(try String(contentsOf: url, encoding: .utf8))
    temporary =
      job.temporary ?? scratch.folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    self.inputs = [:]
    for input in file.inputs {
      self.inputs[input.name] = inputs[input.name] ?? input.defaultValue
    }
    let unknown = inputs.keys.filter { self.inputs[$0] == nil }
    try #require(unknown.isEmpty, "the action has no input \(unknown)")
    for step in file.steps {
      guard try runs(step) else {
        outcomes[step.id ?? ""] = "skipped"
        continue
      }
      var isFailing = job.failing.contains(step.id ?? "")
      if let script = step.script {
        isFailing =
          try run(
            isFailing ? "exit 1" : step.id.map { $0 == job.broken } == true ? "true" : script,
            of: step) != 0
      } else if let action = step.action?.split(separator: "@").first {
        uses[String(action), default: []].append(
          try Dictionary(uniqueKeysWithValues: step.parameters.map { ($0, try filled($1)) }))
      }
      outcomes[step.id ?? ""] = isFailing ? "failure" : "success"
      if isFailing, !step.continuesOnError { hasFailed = true }
    }
  }

  /// Whether the step's condition holds: comparisons and `always()`, joined with `&&`.
  private func runs(_ step: ActionFile.Step) throws -> Bool {
    let terms = (step.condition ?? "").components(separatedBy: " && ").filter { !$0.isEmpty }
    if !terms.contains("always()"), hasFailed { return false }
    return try terms.allSatisfy { term in
      if term == "always()" { return true }
      let words = term.split(separator: " ").map(String.init)
      try #require(words.count == 3 && ["==", "!="].contains(words[1]), "\(term)")
      return (try operand(words[0]) == operand(words[2])) == (words[1] == "==")
    }
  }

  private func operand(_ word: String) throws -> String {
    word.hasPrefix("'") ? String(word.dropFirst().dropLast()) : try value(word)
  }

  /// - Returns: The script's exit code.
  private mutating func run(_ script: String, of step: ActionFile.Step) throws -> Int32 {
    let output = temporary.appendingPathComponent("output")
    let summary = temporary.appendingPathComponent("summary")
    for url in [output, summary] { try Data().write(to: url) }
    var environment = try Dictionary(
      uniqueKeysWithValues: step.environment.map { ($0, try filled($1)) })
    environment["GITHUB_OUTPUT"] = output.path
    environment["GITHUB_STEP_SUMMARY"] = job.summary ?? summary.path
    let file = temporary.appendingPathComponent("script.sh")
    try Data(script.utf8).write(to: file)
    let outcome = try Tool(at: URL(fileURLWithPath: "/bin/bash")).run(
      ["--noprofile", "--norc", "-eo", "pipefail", file.path], in: workplace.path,
      environment: environment)
    statuses.append(outcome.status)
    log += outcome.output + outcome.errors
    self.summary += try String(contentsOf: summary, encoding: .utf8)
    for line in try String(contentsOf: output, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      outputs["\(step.id ?? "").\(parts[0])"] = parts.count > 1 ? parts[1] : ""
    }
    return outcome.status
  }

  /// A text with its `${{ … }}` filled in.
  private func filled(_ text: String) throws -> String {
    var filled = ""
    var rest = Substring(text)
    while let start = rest.range(of: "${{") {
      let end = try #require(rest.range(of: "}}"))
      filled += rest[..<start.lowerBound]
      filled += try value(
        rest[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespaces))
      rest = rest[end.upperBound...]
    }
    return filled + rest
  }

  private func value(_ expression: String) throws -> String {
    let words = expression.split(separator: ".").map(String.init)
    switch (words[0], words.count) {
    case ("inputs", 2): return try filled(try #require(inputs[words[1]], "\(expression)"))
    case ("steps", 3): return outcomes[words[1]] ?? ""
    case ("steps", 4): return outputs["\(words[1]).\(words[3])"] ?? ""
    case ("strategy", 2):
      let matrix = ["job-index": job.matrix.index, "job-total": job.matrix.total]
      return "\(try #require(matrix[words[1]], "\(expression)"))"
    case ("runner", 2): return temporary.path
    case ("github", 2):
      let workflow = [
        "workspace": Repository.root.path, "action_path": Repository.root.path,
        "server_url": "https://git.example", "repository": "acme/app", "sha": "0a1b2c",
        "job": job.id,
      ]
      return try #require(workflow[words[1]], "\(expression)")
    default: throw Unknown(expression: expression)
    }
  }

  private struct Unknown: Error {
    let expression: String
  }
}
