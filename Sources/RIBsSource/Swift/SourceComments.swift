import SwiftSyntax

/// The comments of a file that are for ribs-inspect.
struct SourceComments {
  static let marker = "ribs-inspect:"

  private(set) var comments: [SourceComment] = []

  init(_ tree: SourceFileSyntax, _ lines: SourceLocationConverter) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, at: token.position, lines)
      read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia, lines)
    }
  }

  private mutating func read(
    _ trivia: Trivia, at start: AbsolutePosition, _ lines: SourceLocationConverter
  ) {
    var position = start
    for piece in trivia {
      if case .lineComment(let text) = piece, let kind = Self.kind(of: text) {
        comments.append(SourceComment(kind: kind, line: lines.location(for: position).line))
      }
      position = position.advanced(by: piece.sourceLength.utf8Length)
    }
  }

  /// - Parameter comment: A comment with its slashes.
  static func kind(of comment: String) -> SourceComment.Kind? {
    let text = comment.drop { $0 == "/" || $0.isWhitespace }
    guard text.hasPrefix(marker) else { return nil }
    let words = text.dropFirst(marker.count)
    let command = words.prefix { !$0.isWhitespace }
    let rest = words.dropFirst(command.count).drop(while: \.isWhitespace)
    switch command {
    case "permanent": return .permanent
    case "ignore":
      let rule = rest.prefix { !$0.isWhitespace }
      let reason = rest.dropFirst(rule.count)
        .drop { $0.isWhitespace || $0 == "-" || $0 == "–" || $0 == "—" || $0 == ":" }
      if rule.isEmpty { return .malformed("it names no rule") }
      if reason.allSatisfy(\.isWhitespace) { return .malformed("it gives no reason") }
      return .ignore(rule: String(rule), reason: String(reason))
    default:
      return .malformed("there is no comment 'ribs-inspect:\(command)'")
    }
  }
}
