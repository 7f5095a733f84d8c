/// A piece of JavaScript that stands for itself. White space and comments are none.
struct ScriptToken {
  enum Kind {
    /// A name or a keyword.
    case word
    case number
    /// An operator or a bracket. `${` opens a part of a template, and `}` closes it.
    case sign
    /// A string, a regular expression or the text of a template.
    case text
  }

  let kind: Kind
  /// In UTF-8 offsets.
  let range: Range<Int>
  /// From 1.
  let line: Int
  let text: String
}

/// Splits JavaScript into tokens, as far as it takes to leave alone what is no code.
///
/// It does not parse. Whether `/` divides or begins a regular expression follows from the token before it, which is
/// right but for a regular expression behind the `)` of a condition or the `}` of a block.
struct ScriptTokens {
  private(set) var tokens: [ScriptToken] = []

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Of each open brace, whether it is that of a template.
  private var braces: [Bool] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    while position < bytes.count { readNext() }
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    bytes.indices.contains(position + ahead) ? bytes[position + ahead] : nil
  }

  private func follows(_ text: StaticString) -> Bool {
    bytes[position...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func add(_ kind: ScriptToken.Kind, from start: Int, line startLine: Int) {
    tokens.append(
      ScriptToken(
        kind: kind, range: start..<position, line: startLine,
        text: String(decoding: bytes[start..<position], as: UTF8.self)))
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func skip(while isWanted: (UInt8) -> Bool) {
    while let byte = byte(), isWanted(byte) { step() }
  }

  private mutating func readNext() {
    guard let first = byte() else { return }
    let (start, startLine) = (position, line)
    if first == UInt8(ascii: " ") || (9...13).contains(first) { return step() }
    if follows("//") { return skip { $0 != UInt8(ascii: "\n") } }
    if follows("/*") {
      step(2)
      while position < bytes.count, !follows("*/") { step() }
      return step(2)
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      readText(until: first)
      return add(.text, from: start, line: startLine)
    }
    if first == UInt8(ascii: "`") { return readTemplate() }
    if first == UInt8(ascii: "}"), braces.last == true {
      braces.removeLast()
      step()
      add(.sign, from: start, line: startLine)
      return readTemplate(isOpen: true)
    }
    if Self.isDigit(first) {
      skip { Self.isOfWord($0) || $0 == UInt8(ascii: ".") }
      return add(.number, from: start, line: startLine)
    }
    if Self.isOfWord(first) {
      skip(while: Self.isOfWord)
      return add(.word, from: start, line: startLine)
    }
    if first == UInt8(ascii: "/"), isExpressionNext {
      readExpression()
      return add(.text, from: start, line: startLine)
    }
    readSign()
    add(.sign, from: start, line: startLine)
  }

  /// Reads a string. What a backslash stands before is part of it.
  private mutating func readText(until end: UInt8) {
    step()
    while let byte = byte(), byte != end {
      step(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    step()
  }

  /// Reads the text of a template up to its end or its next `${`.
  private mutating func readTemplate(isOpen: Bool = false) {
    let (start, startLine) = (position, line)
    if !isOpen { step() }
    while let byte = byte(), byte != UInt8(ascii: "`"), !follows("${") {
      step(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    if byte() == UInt8(ascii: "`") { step() }
    if position > start { add(.text, from: start, line: startLine) }
    guard follows("${") else { return }
    let (open, openLine) = (position, line)
    step(2)
    braces.append(true)
    add(.sign, from: open, line: openLine)
  }

  /// Reads a regular expression with its flags. A slash in a class does not end it.
  private mutating func readExpression() {
    step()
    var isInClass = false
    while let byte = byte(), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/"), !isInClass { break }
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      step(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    step()
    skip(while: Self.isOfWord)
  }

  /// Whether a slash begins a regular expression here.
  private var isExpressionNext: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word:
      return ["return", "typeof", "case", "in", "of", "await", "else"].contains(last.text)
    case .number, .text: return false
    case .sign: return ![")", "]", "}", "++", "--"].contains(last.text)
    }
  }

  /// Reads the longest operator.
  private mutating func readSign() {
    if follows("{") { braces.append(false) }
    if follows("}") { _ = braces.popLast() }
    // `?.5` is a question mark and a number.
    if follows("?."), let next = byte(2), Self.isDigit(next) { return step() }
    step(Self.signs.first { follows($0) }?.utf8CodeUnitCount ?? 1)
  }

  /// Those of more than one character, the longest first.
  private static let signs: [StaticString] = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=",
    "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<", ">>", "**",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "#")
      || byte >= 0x80
  }
}
