/// Text from a trace, escaped so that Markdown shows it and interprets none of it.
///
/// Text that could mean something to Markdown, to HTML or to a host that links mentions and numbers appears as
/// code. Inside code, only the backtick has a meaning.
enum Markdown {
  /// Longer text is cut, so that one name cannot fill a comment.
  private static let longest = 600

  /// A name, a path or a call site.
  static func code(_ text: String) -> String {
    let text = text.tidied(to: longest)
    var (run, longestRun) = (0, 0)
    for character in text.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longestRun = max(run, longestRun)
    }
    let fence = String(repeating: "`", count: longestRun + 1)
    // These spaces belong to the fence. Without them a backtick at an edge would join the fence, and a space
    // would be stripped.
    let needsSpace = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`")
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ")
    let space = needsSpace || isPadded ? " " : ""
    return fence + space + text + space + fence
  }

  /// A sentence that contains names. It must not begin a line.
  static func sentence(_ text: String) -> String { words(text.tidied(to: longest)[...]) }

  /// A rule's advice, which has its own code between backticks. It must not begin a line.
  static func advice(_ text: String) -> String {
    let parts = text.tidied(to: longest).split(separator: "`", omittingEmptySubsequences: false)
    // An odd number of backticks means that one belongs to a name.
    guard parts.count % 2 == 1 else { return sentence(text) }
    return parts.enumerated().map { $0 % 2 == 0 ? words($1) : code(String($1)) }.joined()
  }

  private static func words(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
  }

  private static func word(_ word: Substring) -> String {
    let head = word.prefix { opening.contains($0) }
    let rest = word.dropFirst(head.count)
    let tail = rest.reversed().prefix { closing.contains($0) }.reversed()
    let core = rest.dropLast(tail.count)
    if core.isEmpty || isPlain(core) { return String(word) }
    return head + code(String(core)) + String(tail)
  }

  private static let opening: Set<Character> = ["(", "'", "\"", "“", "‘"]
  private static let closing: Set<Character> = [
    ")", "'", "\"", "”", "’", ".", ",", ";", ":", "!", "?", "…",
  ]
  private static let signs: Set<Character> = ["·", "×", "–", "—", "→"]

  /// Whether a word needs no escaping. A hyphen or an apostrophe must precede a letter: `GH-12` would become a link.
  private static func isPlain(_ core: Substring) -> Bool {
    if core.count == 1, let sign = core.first, signs.contains(sign) { return true }
    var afterHyphen = false
    for character in core {
      switch character {
      case "-", "'", "’":
        if afterHyphen || character == core.first { return false }
        afterHyphen = true
      default:
        guard character.isLetter || character.isNumber && !afterHyphen else { return false }
        afterHyphen = false
      }
    }
    return !afterHyphen
  }
}
