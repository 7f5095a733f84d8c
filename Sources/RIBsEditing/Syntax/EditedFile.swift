import RIBsAnalysis
import SwiftParser
import SwiftSyntax

#if !Command
  #error("RIBsEditing needs this package's trait Command, which is on unless traits are named.")
#endif

/// A Swift file with its syntax and the changes to make in it. Whatever is not changed stays as it is, to the byte.
struct EditedFile {
  /// Relative to the folder that was read.
  let path: String
  let tree: SourceFileSyntax
  private let bytes: [UInt8]
  private var edits: [Edit] = []
  /// What follows all that is put at an offset.
  private var endings: [Int: String] = [:]

  private struct Edit {
    /// In bytes, as swift-syntax counts.
    let offset: Int
    let length: Int
    let text: String
  }

  init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    bytes = Array(text.utf8)
  }

  /// Whether the file parses.
  var parses: Bool { !tree.hasError }

  /// The first line that does not parse; nil if all do.
  var firstError: (number: Int, text: String)? {
    guard tree.hasError else { return nil }
    let token = tree.tokens(viewMode: .all).first { token in
      token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
    }
    let start = token?.start ?? 0
    let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
    return (lineNumber(of: start), text(lineStart(of: start)..<end).trimmed)
  }

  /// Refuses a file of the app that does not parse.
  func checkThatItParses() throws(Refusal) {
    guard let line = firstError else { return }
    throw Refusal(
      "this does not parse as Swift: `\(line.text)`. Mend it first.",
      at: SourcePlace(file: path, line: line.number))
  }

  /// Refuses a file that was changed and does not parse any longer, which would be a mistake of ours.
  func checkThatItStillParses() throws(Refusal) {
    guard let line = firstError else { return }
    throw Refusal(
      "the change would not parse as Swift: `\(line.text)`. Please report this with the file.",
      at: SourcePlace(file: path, line: line.number))
  }

  /// The file with its changes.
  var text: String {
    var result: [UInt8] = []
    var position = 0
    let endings = endings.sorted { $0.key < $1.key }.map {
      Edit(offset: $0.key, length: 0, text: $0.value)
    }
    let ordered = (edits + endings).enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, edit) in ordered where edit.offset >= position {
      result += bytes[position..<edit.offset]
      result += Array(edit.text.utf8)
      position = edit.offset + edit.length
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  var isChanged: Bool { !edits.isEmpty }

  // MARK: Changes

  /// Puts text at an offset. Of two texts at one offset, the first stays first.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, by: text)
  }

  /// Replaces what stands between two offsets.
  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.append(
      Edit(offset: range.lowerBound, length: range.count, text: withOwnLineEnds(text)))
  }

  /// Whether the members in a pair of braces got lines of their own.
  func isBroken(before brace: Int) -> Bool { endings[brace] != nil }

  /// Gives the members in a pair of braces lines of their own. What is put before the closing brace from now on stands
  /// on lines of its own too.
  mutating func breakLines(in body: Range<Int>, members: String, indentation: String) {
    replace(body, by: "\n" + members)
    endings[body.upperBound] = indentation
  }

  // MARK: Layout

  var usesCarriageReturns: Bool {
    bytes.firstIndex(of: Self.newline).map { $0 > 0 && bytes[$0 - 1] == Self.carriageReturn }
      ?? false
  }

  /// Text with the line ends of the file.
  func withOwnLineEnds(_ text: String) -> String {
    guard usesCarriageReturns else { return text }
    // Lines of the file itself have them already.
    return text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The offset at which the line of an offset begins.
  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
  }

  /// The offset at which the next line begins.
  func nextLine(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: Self.newline).map { $0 + 1 } ?? bytes.count
  }

  /// The number of an offset's line, from 1.
  func lineNumber(of offset: Int) -> Int { bytes[..<offset].count { $0 == Self.newline } + 1 }

  /// The number of columns of the line of an offset.
  func lineLength(of offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: Self.newline) ?? bytes.count
    return String(decoding: bytes[lineStart(of: offset)..<end], as: UTF8.self).count
  }

  /// The spaces and tabs at the beginning of an offset's line.
  func indentation(of offset: Int) -> String {
    let line = bytes[lineStart(of: offset)...].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether nothing but spaces stands before an offset in its line.
  func isFirst(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == 9 }
  }

  /// Whether nothing but a comment stands behind an offset in its line.
  func isLast(_ offset: Int) -> Bool {
    let rest = text(offset..<(bytes[offset...].firstIndex(of: Self.newline) ?? bytes.count)).trimmed
    return rest.isEmpty || rest.hasPrefix("//")
  }

  /// Whether a comment stands between two offsets. A string with slashes counts as one.
  func hasComment(in range: Range<Int>) -> Bool {
    let text = text(range)
    return text.contains("//") || text.contains("/*")
  }

  /// Whether the line at an offset has nothing but spaces.
  func isBlank(_ offset: Int) -> Bool {
    bytes[offset..<(bytes[offset...].firstIndex(of: Self.newline) ?? bytes.count)]
      .allSatisfy { $0 == UInt8(ascii: " ") || $0 == 9 || $0 == Self.carriageReturn }
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What one level of indentation is: that of the first member which stands on a line of its own, or else of the first
  /// indented line.
  var indentationUnit: String {
    for declaration in declarations {
      let outer = indentation(of: declaration.syntax.start)
      for member in declaration.group.memberBlock.members where isFirst(member.start) {
        let inner = indentation(of: member.start)
        if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
      }
    }
    return Self.usualIndentation
  }

  static let usualIndentation = "    "
}

extension SyntaxProtocol {
  /// The offset of the first byte, without the comments and spaces before it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset behind the last byte, without the comments and spaces after it.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// Both.
  var range: Range<Int> { start..<end }
}
