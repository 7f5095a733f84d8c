import Foundation

/// Code in a sentence.
struct CodeSpan {
  /// In one line, without the backticks.
  let text: String
  /// The number of the line on which it begins.
  let line: Int

  static func spans(of block: MarkdownBlock) -> [CodeSpan] {
    let text = block.lines.joined(separator: "\n")
    return ranges(in: text).map { range in
      let words = text[range].split { $0.isWhitespace }.joined(separator: " ")
      return CodeSpan(
        // A table's row escapes the bars of its code.
        text: words.trimmingCharacters(in: ["`"]).replacing("\\|", with: "|"),
        line: block.line + text[..<range.lowerBound].count { $0 == "\n" })
    }
  }

  /// A block's text without its code.
  static func textWithoutSpans(of block: MarkdownBlock) -> String {
    var text = block.lines.joined(separator: "\n")
    for range in ranges(in: text).reversed() {
      text.replaceSubrange(
        range, with: String(repeating: "\n", count: text[range].count { $0 == "\n" }))
    }
    return text
  }

  /// From backticks to as many backticks, both included.
  private static func ranges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "`") {
      let quote = rest[start...].prefix { $0 == "`" }
      let content = rest[quote.endIndex...]
      var end: String.Index?
      var search = content
      while end == nil, let candidate = search.firstIndex(of: "`") {
        let run = search[candidate...].prefix { $0 == "`" }
        if run.count == quote.count { end = run.endIndex }
        search = search[run.endIndex...]
      }
      if let end { ranges.append(start..<end) }
      rest = text[(end ?? quote.endIndex)...]
    }
    return ranges
  }
}
