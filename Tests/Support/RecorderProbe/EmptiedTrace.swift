import Foundation
import RIBsRecorder

/// A trace that somebody cuts short while it is recorded.
struct EmptiedTrace {
  private let bytes: off_t
  private let count: Int

  init(_ arguments: [String]) throws {
    guard arguments.count == 2, let bytes = off_t(arguments[0]), let count = Int(arguments[1])
    else { throw Usage() }
    self.bytes = bytes
    self.count = count
  }

  func run(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    for number in 1...count { RIBsRecorder.mark("before \(number)") }
    guard truncate(file, bytes) == 0 else { throw POSIXError(.EIO) }
    for number in 1...count { RIBsRecorder.mark("after \(number)") }
    RIBsRecorder.stop()
  }
}
