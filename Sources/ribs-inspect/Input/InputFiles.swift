import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

/// The files that a command reads and must not overwrite. Files are identified by device and inode, so a link
/// counts as its target.
struct InputFiles {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// Nil if the file does not exist yet, or is a device such as `/dev/null`.
    init?(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      self.init(info)
    }

    init?(_ info: stat) {
      guard info.st_mode & S_IFMT == S_IFREG else { return nil }
      (device, number) = (UInt64(info.st_dev), UInt64(info.st_ino))
    }
  }

  private var inputs: [Identity: String] = [:]

  /// - Parameters:
  ///   - traces: Traces and folders of them; `-` is standard input.
  ///   - policy: The options that name the config.
  init(traces: [String], _ policy: PolicyOptions) {
    for path in traces {
      if path == "-" {
        var info = stat()
        if fstat(STDIN_FILENO, &info) == 0, let identity = Identity(info) {
          inputs[identity] = "the trace on standard input"
        }
        continue
      }
      // Unreadable paths are reported later, when the trace is read.
      let files = (try? TraceInput.inputs(at: path)) ?? []
      for file in files.compactMap(\.path) { add(file, "the trace '\(file)'") }
    }
    if let config = policy.configPath { add(config, "the config '\(config)'") }
  }

  /// Adds a Swift file, or all Swift files below a folder. Hidden folders hold no source that a command reads.
  mutating func addSource(_ path: String) {
    let root = URL(fileURLWithPath: path)
    add(path, "the source '\(path)'")
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { add(file.path, "the source '\(file.path)'") }
    }
  }

  mutating func add(_ path: String, _ words: String) {
    if let identity = Identity(path) { inputs[identity] = words }
  }

  /// Refuses to write to an input. Call it before any output is opened.
  ///
  /// - Parameter output: The output's path; nil and `-` mean standard output.
  func require(notAmong output: String?) throws {
    guard let output, output != "-", let identity = Identity(output), let words = inputs[identity]
    else { return }
    throw ValidationError(
      "'\(output)' is \(words): writing there would destroy it. Name another file.".printable)
  }
}
