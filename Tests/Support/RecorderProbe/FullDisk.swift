import Foundation
import RIBsRecorder

/// Records on a disk that becomes full; then removes another file from it, records on and stops. The marks' names
/// count them.
struct FullDisk {
  private let ballast: String
  private let count: Int

  init(_ arguments: [String]) throws {
    guard arguments.count == 2, let count = Int(arguments[1]) else { throw Usage() }
    (ballast, self.count) = (arguments[0], count)
  }

  func run(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    for number in 1...count { RIBsRecorder.mark(String(number)) }
    try FileManager.default.removeItem(atPath: ballast)
    for number in count + 1...2 * count { RIBsRecorder.mark(String(number)) }
    RIBsRecorder.stop()
  }
}
