import ArgumentParser
import RIBsAnalysis
import RIBsReport
import RIBsSource

/// The files that a command reads and must not overwrite, under whatever name.
struct InputFiles {
  private var inputs: [FileStatus.Identity: String] = [:]

  /// - Parameters:
  ///   - traces: Traces and folders of them; `-` is standard input.
  ///   - policy: The options that name the config.
  init(traces: [String], _ policy: PolicyOptions) {
    // What cannot be read is reported later, when the traces are.
    for case .success(let input) in TraceFiles(traces).found {
      guard let identity = input.identity, input.size != nil else { continue }
      inputs[identity] = input.path.map { "the trace '\($0)'" } ?? "the trace on standard input"
    }
    if let config = policy.configPath { add(config, "the config '\(config)'") }
  }

  /// Adds Swift files, and all Swift files below folders.
  mutating func addSource(_ paths: [String]) {
    for path in paths {
      for file in SourceAnalysis.files(below: path) { add(file, "the source '\(file)'") }
    }
  }

  mutating func add(_ path: String, _ words: String) {
    guard let status = try? FileStatus(of: path), status.kind == .file else { return }
    inputs[status.identity] = words
  }

  /// Refuses to write to an input. Call it before any output is opened.
  ///
  /// - Parameter output: The output's path; nil and `-` mean standard output.
  func require(notAmong output: String?) throws {
    let target = OutputTarget(output)
    guard let identity = target.existing, let words = inputs[identity] else { return }
    throw ValidationError(
      "\(target.name) is \(words): writing there would destroy it. Name another file.".printable)
  }
}
