import RIBsAnalysis

/// What the examples of rules are written in.
package enum ExampleLanguage: Sendable {
  /// Little traces.
  case trace
  /// Swift. A comment marks the lines that are reported.
  case swift
}

/// A line of a rule's example.
struct ExampleLine {
  /// The line without the mark.
  let text: Substring
  /// Whether the example's mark says that the rule reports this line.
  let isReported: Bool
}

extension RuleExample {
  /// The end of a line of Swift that the rule reports.
  private static let mark = "// reported"

  /// The lines of an example. Of a long trace only the first: long traces repeat themselves.
  func shownLines(_ language: ExampleLanguage) -> [ExampleLine] {
    switch language {
    case .trace:
      let lines = script.split(separator: "\n")
      let shown = lines.count > 12 ? lines.prefix(10) + ["…"] : lines
      return shown.map { ExampleLine(text: $0, isReported: false) }
    case .swift:
      return script.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard line.hasSuffix(Self.mark) else { return ExampleLine(text: line, isReported: false) }
        let code = line.dropLast(Self.mark.count)
        let end = code.lastIndex { !$0.isWhitespace }.map(code.index(after:)) ?? code.startIndex
        return ExampleLine(text: code[..<end], isReported: true)
      }
    }
  }
}

extension CheckReport {
  /// What the examples of its rules are written in.
  var language: ExampleLanguage { source == nil ? .trace : .swift }
}
