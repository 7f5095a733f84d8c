import Foundation
import SampleApps

/// Where a command puts the traces it records.
enum TraceOutput {
  /// A file or folder that cannot be written.
  struct WriteError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "Cannot write to \(path): \(reason)" }
  }

  /// Records journeys as sessions of one trace. The recorder leaves out what it cannot write, so it
  /// writes to a file of its own, and a full disk is an error of the copy.
  static func record(_ journeys: [Journey]) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    // A command runs on the main thread, where apps run their RIBs.
    _ = try MainActor.assumeIsolated { try Journey.record(journeys, to: file) }
    return try Data(contentsOf: file)
  }

  /// With C's calls: their errors name the cause, Foundation's only that there is one.
  ///
  /// - Parameter path: A file, which is replaced; `-` for standard output.
  static func write(_ trace: Data, to path: String) throws(WriteError) {
    let isStandard = path == "-"
    guard let file = isStandard ? fdopen(dup(STDOUT_FILENO), "w") : fopen(path, "w") else {
      throw WriteError(path: path, reason: String(cString: strerror(errno)))
    }
    let written = trace.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    // Closing writes what is buffered, and fails where there is no room for it.
    let isWhole = written == trace.count
    guard fclose(file) == 0, isWhole else {
      throw WriteError(
        path: isStandard ? "standard output" : path, reason: String(cString: strerror(errno)))
    }
  }

  static func makeFolder(_ path: String) throws(WriteError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw WriteError(path: path, reason: error.localizedDescription)
    }
  }
}
