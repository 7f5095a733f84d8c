#if canImport(Glibc)
  import Glibc
#endif

/// Memory that the system hands out in pages of 2 MB where it can. Of usual ones, of 4 kB, it clears so many that a
/// session of a million RIBs spends a fifth of its replay on them.
enum LargePages {
  /// A page, and where it may begin.
  static let size = 1 << 21

  /// - Parameter byteCount: A multiple of ``size``.
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: size)
    #if canImport(Glibc)
      // It is a wish: where the system has none, usual ones do.
      madvise(memory, byteCount, MADV_HUGEPAGE)
    #endif
    return memory
  }
}
