import Foundation

/// How many files and connections this process may have open.
enum OpenFileLimit {
  /// The connections of `ConnectionLimits`, and what the rest of the program has open.
  private static let wanted: rlim_t = 1024

  /// Raises the limit. Shells set 256 on macOS.
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
