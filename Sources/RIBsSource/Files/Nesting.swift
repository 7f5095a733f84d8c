import Foundation
import SwiftParser
import SwiftSyntax

extension Data {
  /// What is nested too deeply for the parser, such as `more than 1000 brackets`; nil if nothing is. Brackets in texts
  /// and comments count too.
  ///
  /// The parser looks ahead through brackets in time that grows with the square of their number. For the first thing in
  /// square brackets it looks twice, in case it is the length of an `InlineArray`: each `[` in another doubles the time.
  package var tooDeepNesting: String? {
    var (depth, lists) = (0, 0)
    var previous: UInt8 = 0
    var isComment = false
    for byte in self {
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        if !isComment { lists += 1 }
      case UInt8(ascii: "("): depth += 1
      // The parser looks ahead for a type: a text, a closure or a statement ends the search.
      case UInt8(ascii: "{"): (depth, lists) = (depth + 1, 0)
      case UInt8(ascii: "]"):
        depth = Swift.max(0, depth - 1)
        if !isComment { lists = Swift.max(0, lists - 1) }
      case UInt8(ascii: ")"): depth = Swift.max(0, depth - 1)
      case UInt8(ascii: "}"): (depth, lists) = (Swift.max(0, depth - 1), 0)
      case UInt8(ascii: "\""), UInt8(ascii: ";"): lists = 0
      case UInt8(ascii: "/"): if previous == byte { isComment = true }
      case UInt8(ascii: "\n"): isComment = false
      default: break
      }
      previous = byte
      if depth > Self.mostBrackets { return "more than \(Self.mostBrackets) brackets" }
      if lists > Self.mostLists { return "more than \(Self.mostLists) lists" }
    }
    return nil
  }

  private static let mostBrackets = 1_000
  /// Twelve take a hundredth of a second, twenty take seconds.
  private static let mostLists = 12
}

extension SourceFileSyntax {
  /// Parses a file. What stands in more than 256 brackets is left out.
  init(parsing text: String) {
    // The parser's own limit, which is lower if it was built without optimisation.
    var parser = Parser(text, maximumNestingLevel: 256)
    self = .parse(from: &parser)
  }
}
