import Foundation
import RIBsRecorder

/// Records while no file of the process may become longer than so many bytes, as on a full disk; then
/// lets files grow, records on and stops. The marks' names count them.
struct FileSizeLimit {
  private let bytes: Int
  private let count: Int

  init(_ arguments: [String]) throws {
    guard arguments.count == 2, let bytes = Int(arguments[0]), let count = Int(arguments[1]) else {
      throw Usage()
    }
    (self.bytes, self.count) = (bytes, count)
  }

  func run(recordingTo file: String) throws {
    let before = try limit()
    try setLimit(rlimit(rlim_cur: rlim_t(bytes), rlim_max: before.rlim_max))
    try RecorderProbe.record(to: file)
    mark(1...count)
    try setLimit(before)
    mark(count + 1...2 * count)
    RIBsRecorder.stop()
  }

  private func mark(_ numbers: ClosedRange<Int>) {
    for number in numbers { RIBsRecorder.mark(String(number)) }
  }

  #if canImport(Glibc)
    private var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_FSIZE.rawValue) }
  #else
    private var resource: Int32 { RLIMIT_FSIZE }
  #endif

  private func limit() throws -> rlimit {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { throw POSIXError(.EINVAL) }
    return limit
  }

  private func setLimit(_ limit: rlimit) throws {
    var limit = limit
    guard setrlimit(resource, &limit) == 0 else { throw POSIXError(.EINVAL) }
  }
}
