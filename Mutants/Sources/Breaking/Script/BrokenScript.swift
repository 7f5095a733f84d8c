/// A file of JavaScript, and what becomes of it when one of its places is broken.
///
/// Nothing compiles a script, so each mutant is a file of its own that is put in the original's place.
public struct BrokenScript: Sendable {
  /// The mutants of the file, in the order of their places.
  public let mutants: [Mutant]

  private let source: String
  private let edits: [(range: Range<Int>, text: String)]

  /// - Parameter firstNumber: The number of the file's first mutant.
  public init(source: String, file: String, firstNumber: Int) {
    self.source = source
    let found = ScriptMutantFinder(source).found
    edits = found.map { ($0.range, $0.replacement) }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let bytes = Array(source.utf8)
    mutants = found.enumerated().map { offset, one in
      Mutant(
        number: firstNumber + offset, kind: one.kind, file: file, line: one.line,
        text: lines.indices.contains(one.line - 1) ? lines[one.line - 1].trimming() : "",
        part: String(decoding: bytes[one.range], as: UTF8.self).onOneLine(), isCompiled: true)
    }
  }

  /// The file with one of its mutants; as it is if the mutant is another file's.
  public func text(breaking number: Int) -> String {
    guard let first = mutants.first?.number, edits.indices.contains(number - first) else {
      return source
    }
    let edit = edits[number - first]
    let bytes = Array(source.utf8)
    return String(
      decoding: bytes[..<edit.range.lowerBound] + Array(edit.text.utf8)
        + bytes[edit.range.upperBound...], as: UTF8.self)
  }
}
