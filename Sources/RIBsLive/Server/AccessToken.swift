/// What a request must carry if others than this machine can reach the server.
struct AccessToken: Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// A token that nobody can guess: 128 random bits.
  static func random() -> AccessToken {
    var generator = SystemRandomNumberGenerator()
    let halves = (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return AccessToken(halves.joined())
  }

  /// Compares all bytes, so that the time says nothing about how many were right.
  func matches(_ other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
