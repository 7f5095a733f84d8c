/// A link to another page, or a picture.
struct PageLink {
  let target: String
  let line: Int

  /// The links of a text, pictures and definitions such as `[name]: target` included.
  static func links(of block: MarkdownBlock) -> [PageLink] {
    let text = CodeSpan.textWithoutSpans(of: block)
    return text.matches(of: #/(?m)\]\(\s*([^)\s]*)[^)]*\)|^\[[^\]]+\]: *(\S+)/#).map { link in
      PageLink(
        target: String(link.1 ?? link.2 ?? ""),
        line: block.line + text[..<link.range.lowerBound].count { $0 == "\n" })
    }
  }
}
