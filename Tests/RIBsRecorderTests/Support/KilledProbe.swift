import Foundation
import RIBsTestSupport

/// A run of `recorder-probe kill` that was killed.
struct KilledProbe {
  /// The session's name.
  let session: String
  /// How many calls had returned on each thread.
  let returnedCalls: [Int]

  /// When to kill it.
  enum Moment {
    /// This many microseconds after its process began, which can be before it records.
    case sinceBirth(UInt32)
    /// This many microseconds after it began to record.
    case whileRecording(UInt32)
  }

  /// Starts the probe and kills it.
  ///
  /// - Parameter bytes: How much of the session it keeps; all by default.
  init(recordingTo file: String, threads: Int, keeping bytes: Int? = nil, at moment: Moment) throws
  {
    let acknowledgements = TemporaryFile()
    try Data(count: threads * MemoryLayout<Int>.stride).write(to: acknowledgements.url)
    let process = try Tool("recorder-probe").start(
      [
        "kill", file, acknowledgements.url.path, String(threads),
      ] + (bytes.map { [String($0)] } ?? []))
    switch moment {
    case .sinceBirth(let delay): usleep(delay)
    case .whileRecording(let delay):
      while try Self.numbers(in: acknowledgements)[0] == 0, process.isRunning { usleep(200) }
      usleep(delay)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL else {
      throw DiedOfItself(status: process.terminationStatus)
    }
    session = String(process.processIdentifier)
    returnedCalls = try Self.numbers(in: acknowledgements)
  }

  private struct DiedOfItself: Error {
    let status: Int32
  }

  private static func numbers(in file: TemporaryFile) throws -> [Int] {
    try Data(contentsOf: file.url).withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: MemoryLayout<Int>.stride).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: Int.self)
      }
    }
  }
}
