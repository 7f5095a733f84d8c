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

  /// The same mistake with a file of the app's own is the app's to die of.
  static func ofTheApp(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    RIBsRecorder.mark("before")
    let own = file + ".own"
    let descriptor = open(own, O_RDWR | O_CREAT, 0o600)
    unlink(own)
    guard descriptor >= 0, ftruncate(descriptor, 1 << 16) == 0,
      let pages = mmap(nil, 1 << 16, PROT_READ, MAP_SHARED, descriptor, 0), pages != MAP_FAILED,
      ftruncate(descriptor, 0) == 0
    else { throw POSIXError(.EIO) }
    print(pages.load(fromByteOffset: 1 << 15, as: UInt8.self))
  }
}
