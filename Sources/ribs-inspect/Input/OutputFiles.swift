import ArgumentParser
import Foundation
import RIBsReport

/// The outputs of a command that has several. Each needs a file of its own, which is not an input.
struct OutputFiles {
  var inputs: InputFiles
  private var outputs: [OutputTarget] = []

  init(besides inputs: InputFiles) { self.inputs = inputs }

  /// Refuses an input, and the file of another output. Call it before any output is opened.
  ///
  /// - Parameter output: The output's path; nil and `-` mean standard output.
  mutating func add(_ output: String?) throws {
    try inputs.require(notAmong: output)
    let target = OutputTarget(output)
    if let other = outputs.first(where: target.isSame(as:)) {
      let clash =
        other.name == target.name
        ? "Two outputs cannot both go to \(target.name)."
        : "\(other.name) and \(target.name) are one file, and two outputs cannot both go there."
      throw ValidationError("\(clash) Name another file for one of them.".printable)
    }
    outputs.append(target)
  }
}

/// Where an output goes.
struct OutputTarget {
  /// How messages call it.
  let name: String
  /// The file that is there now; nil if there is none, or a device such as `/dev/null`.
  let existing: FileStatus.Identity?
  private let isStandardOutput: Bool
  /// Where the file will be, if there is none.
  private let place: Place?

  private struct Place: Equatable {
    let folder: FileStatus.Identity
    let name: String
  }

  /// - Parameter path: The output's path; nil and `-` mean standard output.
  init(_ path: String?) {
    guard let path, path != "-" else {
      name = "standard output"
      existing = FileStatus(of: STDOUT_FILENO).flatMap { $0.kind == .file ? $0.identity : nil }
      (isStandardOutput, place) = (true, nil)
      return
    }
    name = "'\(path)'"
    isStandardOutput = false
    let file = Output.target(of: path)
    if let status = try? FileStatus(of: file.path) {
      existing = status.kind == .file ? status.identity : nil
      place = nil
    } else {
      existing = nil
      place = (try? FileStatus(of: file.deletingLastPathComponent().path)).map {
        Place(folder: $0.identity, name: file.lastPathComponent)
      }
    }
  }

  /// Whether both are one file, or both are standard output.
  func isSame(as other: OutputTarget) -> Bool {
    if isStandardOutput, other.isStandardOutput { return true }
    if let existing, existing == other.existing { return true }
    return place != nil && place == other.place
  }
}
