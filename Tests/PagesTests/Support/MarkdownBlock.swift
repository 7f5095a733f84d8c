/// A part of a page: a paragraph, an item of a list, a row of a table or a block of code.
struct MarkdownBlock: Sendable {
  enum Kind: Equatable, Sendable {
    case heading, paragraph, listItem, tableRow, indentedCode
    case fence(language: String)
    /// A fence that the page does not close.
    case openFence
    /// Text that looks like code and is not indented far enough for the list it stands in.
    case misplacedText
  }

  let kind: Kind
  /// The number of its first line. That of a fence is the line of the fence itself.
  let line: Int
  /// Code is without its indentation and without the fence.
  private(set) var lines: [String]

  var isCode: Bool {
    switch kind {
    case .indentedCode, .fence, .openFence: true
    case .heading, .paragraph, .listItem, .tableRow, .misplacedText: false
    }
  }

  /// The lines of code with their numbers.
  var numberedLines: [(number: Int, text: String)] {
    let first = kind == .indentedCode ? line : line + 1
    return lines.enumerated().map { (first + $0.offset, $0.element) }
  }

  /// Cuts a page into blocks, as far as these pages use Markdown.
  static func blocks(of text: String) -> [MarkdownBlock] {
    var parser = MarkdownParser(text)
    return parser.blocks()
  }
}

private struct MarkdownParser {
  private let lines: [String]
  private var next = 0
  /// The column at which the text of the open list's item starts; 0 outside of lists.
  private var contentColumn = 0
  private var found: [MarkdownBlock] = []

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func blocks() -> [MarkdownBlock] {
    while next < lines.count { takeBlock() }
    return found
  }

  private mutating func takeBlock() {
    let line = lines[next]
    let column = Self.indentation(of: line)
    let text = line.dropFirst(column)
    if text.isEmpty {
      next += 1
    } else if column >= contentColumn + 4 {
      takeIndentedCode()
    } else if text.hasPrefix("```") {
      takeFence(column, text)
    } else if text.hasPrefix("<!--") {
      while next < lines.count, !lines[next].contains("-->") { next += 1 }
      next += 1
    } else if let marker = line.prefixMatch(of: Self.listMarker) {
      contentColumn = marker.0.count
      takeText(.listItem)
    } else if column >= 4, column > contentColumn {
      takeText(.misplacedText)
    } else {
      contentColumn = min(contentColumn, column)
      let isHeading = text.prefixMatch(of: #/#{1,6} /#) != nil
      takeText(isHeading ? .heading : text.hasPrefix("|") ? .tableRow : .paragraph)
    }
  }

  private mutating func takeText(_ kind: MarkdownBlock.Kind) {
    let start = next
    next += 1
    if kind != .heading, kind != .tableRow {
      while next < lines.count, !Self.startsBlock(lines[next]) { next += 1 }
    }
    found.append(MarkdownBlock(kind: kind, line: start + 1, lines: Array(lines[start..<next])))
  }

  private mutating func takeIndentedCode() {
    let start = next
    let column = contentColumn + 4
    var end = next
    while next < lines.count {
      let line = lines[next]
      let indentation = Self.indentation(of: line)
      if indentation < line.count {
        guard indentation >= column else { break }
        end = next + 1
      }
      next += 1
    }
    next = end
    found.append(
      MarkdownBlock(
        kind: .indentedCode, line: start + 1,
        lines: lines[start..<end].map { String($0.dropFirst(column)) }))
  }

  private mutating func takeFence(_ column: Int, _ opening: Substring) {
    let start = next
    next += 1
    while next < lines.count, lines[next].dropFirst(column) != "```" { next += 1 }
    let language = opening.drop { $0 == "`" }.trimmingPrefix { $0 == " " }
    let isClosed = next < lines.count
    found.append(
      MarkdownBlock(
        kind: isClosed ? .fence(language: String(language)) : .openFence, line: start + 1,
        lines: lines[(start + 1)..<next].map { line in
          String(line.dropFirst(min(column, Self.indentation(of: line))))
        }))
    next += 1
  }

  private static var listMarker: Regex<Substring> { #/ *(?:[-*]|[0-9]+\.) +/# }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Whether a line ends the text before it.
  private static func startsBlock(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.isEmpty || ["```", "|", "<!--"].contains { text.hasPrefix($0) }
      || text.prefixMatch(of: #/#{1,6} /#) != nil || line.prefixMatch(of: listMarker) != nil
  }
}
