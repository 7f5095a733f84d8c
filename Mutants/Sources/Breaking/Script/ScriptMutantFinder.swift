/// Finds the places of a script that can be broken.
struct ScriptMutantFinder {
  /// A place, and what is written there instead.
  struct Found {
    let kind: Mutant.Kind
    let line: Int
    /// The broken part, in UTF-8 offsets.
    let range: Range<Int>
    let replacement: String
  }

  private(set) var found: [Found] = []

  private let bytes: [UInt8]
  private let tokens: [ScriptToken]
  /// Of each bracket, where the other one is.
  private var partners: [Int: Int] = [:]

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = ScriptTokens(source).tokens
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if ["(", "[", "{", "${"].contains(token.text) { open.append(index) }
      if [")", "]", "}"].contains(token.text), let partner = open.popLast() {
        partners[partner] = index
        partners[index] = partner
      }
    }
    for index in tokens.indices {
      switch tokens[index].kind {
      case .number: shift(index)
      case .sign: breakSign(index)
      case .word: breakWord(index)
      case .text: break
      }
      leaveOutStatement(index)
    }
    found.sort {
      ($0.range.lowerBound, $1.range.upperBound, $0.kind.rawValue)
        < ($1.range.lowerBound, $0.range.upperBound, $1.kind.rawValue)
    }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func isSign(_ index: Int, _ signs: String...) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign
      && signs.contains(tokens[index].text)
  }

  private func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text from one token to another, both included.
  private func range(_ first: Int, _ last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  private mutating func add(
    _ kind: Mutant.Kind, _ range: Range<Int>, at index: Int, _ replacement: String
  ) {
    found.append(
      Found(kind: kind, line: tokens[index].line, range: range, replacement: replacement))
  }

  // MARK: Values and operators

  private mutating func shift(_ index: Int) {
    guard let number = Int(text(index)) else { return }
    add(.shifted, tokens[index].range, at: index, "\(number + 1)")
  }

  private static let operators: [String: (Mutant.Kind, String)] = [
    "&&": (.joined, "||"), "||": (.joined, "&&"), "===": (.turned, "!=="), "!==": (.turned, "==="),
    "==": (.turned, "!="), "!=": (.turned, "=="), "<": (.bounded, "<="), "<=": (.bounded, "<"),
    ">": (.bounded, ">="), ">=": (.bounded, ">"),
  ]

  private mutating func breakSign(_ index: Int) {
    if let (kind, other) = Self.operators[text(index)] {
      add(kind, tokens[index].range, at: index, other)
    }
    guard text(index) == "?", let first = startOfCondition(index) else { return }
    turn(first, index - 1)
  }

  private mutating func turn(_ first: Int, _ last: Int) {
    guard first <= last else { return }
    let range = range(first, last)
    add(.turned, range, at: first, "!(\(source(range)))")
  }

  /// What has less precedence than `?`, so that a condition begins behind it.
  private static let low: Set<String> = [
    "(", "[", "{", "${", ",", ";", "=>", ":", "?", "...", "=", "+=", "-=", "*=", "/=", "||=", "&&=",
    "??=",
    "return", "throw", "case", "of", "yield", "else", "default",
  ]

  /// The first token of the condition before a question mark.
  private func startOfCondition(_ question: Int) -> Int? {
    var index = question - 1
    while index >= 0 {
      let token = tokens[index]
      if token.kind == .sign, [")", "]", "}"].contains(token.text) {
        // A block before the statement.
        if token.text == "}", tokens[index + 1].line > token.line { break }
        guard let partner = partners[index] else { return nil }
        // The part of a template is in the middle of it.
        if isSign(partner, "${") { return nil }
        index = partner - 1
        continue
      }
      if token.kind != .text, token.kind != .number, Self.low.contains(token.text),
        !isSign(index - 1, ".", "?.")
      {
        break
      }
      index -= 1
    }
    return index + 1 < question ? index + 1 : nil
  }

  // MARK: Words

  private mutating func breakWord(_ index: Int) {
    // The name of a member is no keyword.
    if isSign(index - 1, ".", "?.") || isSign(index + 1, ":") && !isSign(index - 1, "?") { return }
    switch text(index) {
    case "true": add(.turned, tokens[index].range, at: index, "false")
    case "false": add(.turned, tokens[index].range, at: index, "true")
    case "if", "while":
      guard isSign(index + 1, "("), let end = partners[index + 1] else { return }
      turn(index + 2, end - 1)
    case "return":
      guard let end = endOfStatement(index + 1), end > index else { return }
      let value = range(index + 1, end)
      if source(value) != "undefined" { add(.returned, value, at: index, "undefined") }
    default: break
    }
  }

  // MARK: Statements

  /// Words that a statement begins with which is no call and no assignment.
  private static let keywords: Set<String> = [
    "const", "let", "var", "if", "for", "while", "do", "switch", "case", "default", "try", "throw",
    "function",
    "class", "import", "export", "return", "async", "static", "get", "set", "yield", "new",
    "delete", "else",
  ]

  private mutating func leaveOutStatement(_ index: Int) {
    guard tokens[index].kind == .word, isStartOfStatement(index),
      !Self.keywords.contains(text(index)),
      let end = endOfStatement(index), isSign(end + 1, ";")
    else { return }
    let isJump = ["continue", "break"].contains(text(index)) && end == index
    guard isJump || isSign(end, ")") && isChain(index, end) || isAssignment(index, end) else {
      return
    }
    add(.absent, range(index, end), at: index, "")
  }

  private func isStartOfStatement(_ index: Int) -> Bool {
    if index == 0 || isSign(index - 1, ";", "{", "}") || text(index - 1) == "else" { return true }
    guard isSign(index - 1, ")"), let open = partners[index - 1] else { return false }
    return ["if", "for", "while"].contains(text(open - 1))
  }

  /// The last token before the semicolon or the end of the block.
  private func endOfStatement(_ start: Int) -> Int? {
    var index = start
    while tokens.indices.contains(index) {
      if isSign(index, ";", "}", ")", "]") { return index > start ? index - 1 : nil }
      if isSign(index, "(", "[", "{", "${") {
        guard let partner = partners[index] else { return nil }
        index = partner
      }
      index += 1
    }
    return nil
  }

  /// Whether tokens are names, members and calls alone, such as `a.b(c).d()`.
  private func isChain(_ first: Int, _ last: Int) -> Bool {
    var index = first
    while index <= last {
      if isSign(index, "(", "[") {
        guard let partner = partners[index] else { return false }
        index = partner
      } else if tokens[index].kind != .word, !isSign(index, ".", "?.") {
        return false
      }
      index += 1
    }
    return true
  }

  private func isAssignment(_ first: Int, _ last: Int) -> Bool {
    guard
      let sign = (first...last).first(where: {
        isSign($0, "=", "+=", "-=", "*=", "||=", "&&=", "??=")
      })
    else { return false }
    return sign > first && isChain(first, sign - 1)
  }
}
