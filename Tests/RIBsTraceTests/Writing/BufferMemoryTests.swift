import Foundation
import RIBsTrace
import Testing

@Suite struct BufferMemoryTests {
  /// The most memory that this process had so far, in bytes.
  private var peak: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  @Test func `a buffer that grew or is gone has given its memory back`() {
    let word = String(repeating: "x", count: 1 << 16)
    let before = peak
    var written = 0
    // Together they fill 900 MB.
    for _ in 1...200 {
      var line = TraceLineBuffer()
      for _ in 1...70 { line.word(.kind, word) }
      written += line.withBytes { $0.count }
    }
    #expect(written > 900_000_000)
    #expect(peak - before < 500_000_000)
  }
}
