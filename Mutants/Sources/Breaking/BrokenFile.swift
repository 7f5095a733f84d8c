import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A file of source with all its mutants in it, each behind its number.
///
/// Text is added and never a line, so a compiler's line is the original's. An expression is wrapped in a call of a
/// function that knows the active number (`MutantSwitch`), so nothing is written twice, however mutants nest.
public struct BrokenFile: Sendable {
  /// The source with the mutants.
  public let text: String
  /// The mutants in it, in the order of their places.
  public let mutants: [Mutant]
  /// Where each mutant stands in `text`, in UTF-8 offsets.
  private let ranges: [Range<Int>]

  /// - Parameters:
  ///   - firstNumber: The number of the file's first mutant. Mutants that are left out keep their number.
  ///   - leftOut: Numbers of mutants that do not compile.
  public init(
    source: String, file: String, firstNumber: Int, suffix: String, leftOut: Set<Int> = []
  ) {
    let tree = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    let finder = MutantFinder(
      converter: SourceLocationConverter(fileName: file, tree: tree), prefix: "mutant\(suffix)_")
    finder.walk(folded)

    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let bytes = Array(source.utf8)
    let found = finder.found.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    var mutants: [Mutant] = []
    var kept: [FoundMutant] = []
    for (offset, one) in found.enumerated() where !leftOut.contains(firstNumber + offset) {
      let line = one.line - 1
      mutants.append(
        Mutant(
          number: firstNumber + offset, kind: one.kind, file: file, line: one.line,
          text: lines.indices.contains(line)
            ? lines[line].trimming() : "",
          part: String(decoding: bytes[one.range], as: UTF8.self).onOneLine(),
          isCompiled: one.isCompiled))
      kept.append(one)
    }
    count = found.count
    self.mutants = mutants
    (text, ranges) = Self.write(
      bytes, zip(kept, mutants).map { ($0.0, $0.1.number) })
  }

  /// How many mutants the file has, those left out included.
  public let count: Int

  /// The mutants that a compiler's error at this place is about: those around it that begin on its line, or else all on
  /// that line, or else the innermost around it, or else those of the nearest line. The type of a closure is told at its
  /// first statement and depends on its last.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - column: From 1, in UTF-8.
  ///   - isAboutClosure: Whether the compiler calls a closure's type wrong. It says so where the closure begins or returns
  ///     first, and the cause may follow.
  public func mutants(atLine line: Int, column: Int, isAboutClosure: Bool = false) -> [Mutant] {
    var start = text.utf8.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      start = text.utf8.index(after: end)
    }
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: start) + column - 1
    let around = zip(mutants, ranges).filter { $0.1.contains(offset) || $0.1.upperBound == offset }
    let innermost = around.filter { $0.0.line == line }.map(\.0)
    if !innermost.isEmpty { return innermost }
    let onLine = mutants.filter { $0.line == line }
    if !onLine.isEmpty { return onLine }
    if isAboutClosure, let next = mutants.first(where: { $0.line > line }) {
      return mutants.filter { $0.line == next.line }
    }
    if let last = around.last { return [last.0] }
    // Of two lines that are equally near the later.
    let nearest = mutants.min { (abs($0.line - line), -$0.line) < (abs($1.line - line), -$1.line) }
    return mutants.filter { $0.line == nearest?.line }
  }

  /// The text with each mutant's pieces put in, and where each mutant came to stand.
  private static func write(
    _ bytes: [UInt8], _ mutants: [(found: FoundMutant, number: Int)]
  ) -> (String, [Range<Int>]) {
    // At one offset, what ends there comes before what begins there, and of several that begin the outermost first.
    var edits: [(at: Int, rank: Int, removes: Int, text: String, mutant: Int)] = []
    for (index, (found, number)) in mutants.enumerated() {
      for piece in found.pieces {
        let rank =
          switch piece.side {
          case .opening: 1_000_000 + index
          case .between: 0
          case .closing: -index
          }
        edits.append((piece.at, rank, piece.removes, piece.text(number), index))
      }
    }
    edits.sort { ($0.at, $0.rank) < ($1.at, $1.rank) }
    var result: [UInt8] = []
    var ranges = [Range<Int>](repeating: 0..<0, count: mutants.count)
    var read = 0
    for edit in edits {
      if edit.at > read {
        result += bytes[read..<edit.at]
        read = edit.at
      }
      let start = result.count
      result += Array(edit.text.utf8)
      let known = ranges[edit.mutant]
      ranges[edit.mutant] = (known.isEmpty ? start : known.lowerBound)..<result.count
      read = max(read, edit.at + edit.removes)
    }
    result += bytes[read...]
    return (String(decoding: result, as: UTF8.self), ranges)
  }
}

extension StringProtocol {
  func trimming() -> String {
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Its first 60 characters, with each run of spaces and line ends as one space.
  func onOneLine() -> String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(59) + "…" : words
  }
}
