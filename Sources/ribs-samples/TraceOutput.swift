import Foundation
import SampleApps

/// The output of a command's traces.
enum TraceOutput {
  /// A file or folder that cannot be written.
  struct WriteError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "Cannot write to \(path): \(reason)" }
  }

  /// Records journeys as sessions of one trace. The recorder drops what it cannot write, so it records to a
  /// temporary file; a full disk then fails the copy with an error.
  static func record(_ journeys: [Journey]) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    // A command runs on the main thread, as RIBs do in apps.
    _ = try MainActor.assumeIsolated { try Journey.record(journeys, to: file) }
    return try Data(contentsOf: file)
  }

  /// - Parameter path: The file to replace; `-` for standard output.
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

/// A file that is written in chunks through C's functions. Their errors name the cause, which Foundation's do
/// not.
final class TraceFile {
  private var file: UnsafeMutablePointer<FILE>?
  private let name: String

  /// - Parameter path: The file to replace; `-` for standard output.
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

  /// Closing flushes the buffer, and fails if the disk is full.
  func close() throws(TraceOutput.WriteError) {
    guard let file else { return }
    self.file = nil
    guard fclose(file) == 0 else { throw failure }
  }

  private var failure: TraceOutput.WriteError {
    TraceOutput.WriteError(path: name, reason: String(cString: strerror(errno)))
  }
}
