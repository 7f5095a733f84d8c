/// Looks at the form of a page: the languages of its code, and the length of the README's paragraphs.
enum FormCheck {
  static func complaints(about page: Page) -> [Complaint] {
    page.blocks.compactMap { block in
      switch block.kind {
      case .openFence: page.complaint(block.line, "The page does not close this fence.")
      case .misplacedText:
        page.complaint(
          block.line,
          "This is text of the list above. Indent code by four spaces more than the text.")
      case .fence("swift"), .fence("yaml"), .fence("json"): nil
      case .fence(let language):
        page.complaint(
          block.line,
          """
          \(language.isEmpty ? "A fence without a language" : "The language \(language)") is not checked. \
          Write swift, yaml or json behind the fence. Indent commands and output by four spaces instead.
          """)
      case .paragraph, .listItem: longParagraph(block, on: page)
      case .heading, .tableRow, .indentedCode: nil
      }
    }
  }

  private static let mostLines = 4
  private static let mostColumns = 120

  private static func longParagraph(_ block: MarkdownBlock, on page: Page) -> Complaint? {
    guard page.name == "README.md" else { return nil }
    let count = block.lines.map { ($0.count + mostColumns - 1) / mostColumns }.reduce(0, +)
    return count > mostLines
      ? page.complaint(
        block.line,
        "The paragraph has \(count) lines of at most \(mostColumns) columns. Cut it to \(mostLines)."
      )
      : nil
  }
}
