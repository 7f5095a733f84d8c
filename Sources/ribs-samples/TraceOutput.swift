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

  /// - Parameter path: A file, which is replaced; `-` for standard output.
  static func write(_ trace: Data, to path: String) throws(WriteError) {
    let file = try TraceFile(path)
    let written = trace.withUnsafeBytes { bytes in
      Result { () throws(WriteError) in try file.write(bytes) }
    }
    try written.get()
    try file.close()
  }

  static func makeFolder(_ path: String) throws(WriteError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw WriteError(path: path, reason: error.localizedDescription)
    }
  }
}

/// A file that is written a piece at a time, with C's calls: their errors name the cause, Foundation's only
/// that there is one.
final class TraceFile {
  private var file: UnsafeMutablePointer<FILE>?
  private let name: String

  /// - Parameter path: A file, which is replaced; `-` for standard output.
  init(_ path: String) throws(TraceOutput.WriteError) {
    let isStandard = path == "-"
    name = isStandard ? "standard output" : path
    file = isStandard ? fdopen(dup(STDOUT_FILENO), "w") : fopen(path, "w")
    if file == nil { throw failure }
  }

  deinit {
    if let file { fclose(file) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TraceOutput.WriteError) {
    guard let file, fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count else {
      throw failure
    }
  }

  /// Closing writes what is buffered, and fails where there is no room for it.
  func close() throws(TraceOutput.WriteError) {
    guard let file else { return }
    self.file = nil
    guard fclose(file) == 0 else { throw failure }
  }

  private var failure: TraceOutput.WriteError {
    TraceOutput.WriteError(path: name, reason: String(cString: strerror(errno)))
  }
}
