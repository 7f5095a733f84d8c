import Foundation

/// How many files and connections this process may have open.
enum OpenFileLimit {
  /// macOS refuses more without further settings.
  private static let wanted: rlim_t = 10_240

  /// Raises the limit. Shells set 256 on macOS and 1,024 on Linux, and a listener accepts as many connections as
  /// wait, which may be 4,096.
  static func raise() {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(limit.rlim_max, wanted)
    setrlimit(resource, &limit)
  }
}
