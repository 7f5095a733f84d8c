import RIBsTrace

/// The words of the trace format for libFuzzer, made of the format's table.
enum FuzzDictionary {
  static var text: String {
    """
    # The words of the trace format, for libFuzzer. 'make format-files' writes this file.

    # Keys.
    \(Key.allCases.map { #""\"\#($0.rawValue)\":""# }.joined(separator: "\n"))

    # Types.
    \(LineFormat.all.map { quoted($0.name) }.joined(separator: "\n"))

    # Words.
    \(words.map(quoted).joined(separator: "\n"))

    """ + oddities
  }

  /// Each once, in the order of the table.
  private static var words: [String] {
    var words: [String] = []
    for key in LineFormat.all.flatMap(\.keys) {
      guard case .choice(let all) = key.kind else { continue }
      words += all.filter { !words.contains($0) }
    }
    return words
  }

  private static func quoted(_ word: String) -> String { #""\"\#(word)\"""# }

  private static let oddities = #"""

    # JSON, and what it has trouble with.
    "null"
    "true"
    "false"
    "[{}]"
    "\\u0000"
    "\\u001b"
    "\\ud83d\\udc4d"
    "\\u2028"
    "\xcc\x81"
    "\xef\xbb\xbf"
    "1e9"
    "-0"
    "9223372036854775807"
    "-9223372036854775808"
    "9223372036854775808"
    "\x0d\x0a"
    "\x0a"

    # A whole header.
    "{\"type\":\"trace\",\"version\":1}\x0a"

    """#
}
