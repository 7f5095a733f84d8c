import SwiftParser
import SwiftSyntax

/// A pass over a file that collects what it writes differently. No edit adds or removes a line.
class RewritingPass: SyntaxVisitor {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []
  private var count = 0
  /// What is put at the end of the file.
  private var appended = ""

  required init() { super.init(viewMode: .sourceAccurate) }

  /// The text as this pass writes it.
  static func rewriting(_ text: String) -> String {
    let pass = Self()
    let file = Parser.parse(source: text)
    pass.start(file)
    pass.walk(file)
    return pass.applied(to: text)
  }

  func start(_ file: SourceFileSyntax) {}

  private func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var kept: [Edit] = []
    for edit in ordered
    where kept.last.map({ $0.range.upperBound <= edit.range.lowerBound }) ?? true {
      kept.append(edit)
    }
    for edit in kept.reversed() {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self) + appended
  }

  // MARK: For passes

  /// A name that no other has.
  func newName(_ start: String) -> String {
    count += 1
    return "\(start)\(count)"
  }

  func replace(_ node: some SyntaxProtocol, _ text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      Edit(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(range: start..<start, text: text))
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(range: end..<end, text: text))
  }

  func append(_ text: String) { appended += text }
}

extension SyntaxProtocol {
  var isOnOneLine: Bool { !trimmedDescription.contains("\n") }
}

extension ConditionElementListSyntax {
  /// The conditions, if all of them are expressions.
  var joined: String? {
    let all = compactMap { element -> String? in
      guard case .expression(let condition) = element.condition else { return nil }
      return condition.trimmedDescription
    }
    guard all.count == count, isOnOneLine else { return nil }
    return all.count == 1 ? all[0] : all.map { "(\($0))" }.joined(separator: " && ")
  }
}

extension IfExprSyntax {
  /// Whether it is a statement of its own.
  var isStatement: Bool {
    parent?.is(ExpressionStmtSyntax.self) == true
      && parent?.parent?.is(CodeBlockItemSyntax.self) == true
  }
}
