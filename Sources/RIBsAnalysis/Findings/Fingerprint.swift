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
    let lines = ([rule, path, file] + more).joined(separator: "\n")
    let words = SHA256.words(of: Array(lines.utf8)).map(UInt64.init)
    (first, second) = (words[0] << 32 | words[1], words[2] << 32 | words[3])
    (third, fourth) = (words[4] << 32 | words[5], words[6] << 32 | words[7])
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
