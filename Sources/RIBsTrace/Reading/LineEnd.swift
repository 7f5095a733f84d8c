#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Where a line ends.
enum LineEnd {
  /// - Parameter start: At most the number of bytes.
  /// - Returns: The index of the first LF from `start` on; nil if there is none.
  static func first(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      // The C library looks at many bytes at once.
      guard let base = bytes.baseAddress else { return nil }
      return memchr(base + start, 0x0A, bytes.count - start).map { UnsafeRawPointer($0) - base }
    #else
      bytes[start...].firstIndex(of: 0x0A)
    #endif
  }
}
