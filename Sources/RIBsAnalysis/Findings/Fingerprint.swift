import Foundation

#if Command || Testing
  import Crypto
#else
  #error(
    "RIBsAnalysis needs this package's trait Testing, or Command, which is on unless traits are named."
  )
#endif

/// The identity of a cause: SHA-256 over rule, path and the file of the call site, one per line. The bytes take less
/// memory than the hexadecimal text, which matters in a trace with a million causes.
struct Fingerprint: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// - Parameter more: Further values that distinguish causes of the rule, one per line.
  init(rule: String, path: String, at: String?, more: [String] = []) {
    let lines = [rule, path, at.map(Finding.file(of:)) ?? ""] + more
    let digest = SHA256.hash(data: Data(lines.joined(separator: "\n").utf8))
    (first, second, third, fourth) = digest.withUnsafeBytes { bytes in
      func word(_ index: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
      }
      return (word(0), word(1), word(2), word(3))
    }
  }

  /// The digest in hexadecimal.
  var text: String {
    [first, second, third, fourth].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
