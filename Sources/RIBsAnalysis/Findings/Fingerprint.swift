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
    self.init(rule: rule, path: path, file: at.map(Finding.file(of:)) ?? "", more: more)
  }

  /// - Parameters:
  ///   - file: The file of the call site; empty if there is none.
  ///   - more: Further values that distinguish causes of the rule, one per line.
  init(rule: String, path: String, file: String, more: [String] = []) {
    var hash = SHA256()
    func add(_ text: String) {
      var text = text
      text.withUTF8 { hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }
    }
    add(rule)
    for line in [path, file] + more {
      add("\n")
      add(line)
    }
    (first, second, third, fourth) = hash.finalize().withUnsafeBytes { bytes in
      func word(_ index: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
      }
      return (word(0), word(1), word(2), word(3))
    }
  }

  /// The digest in hexadecimal.
  var text: String {
    String(unsafeUninitializedCapacity: 64) { characters in
      var next = 0
      for word in [first, second, third, fourth] {
        for shift in stride(from: 60, through: 0, by: -4) {
          let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 0xF
          characters[next] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
          next += 1
        }
      }
      return next
    }
  }
}
