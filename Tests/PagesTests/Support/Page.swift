import Foundation
import RIBsTestSupport
import Testing

/// A page of the documentation.
struct Page: Sendable, CustomTestStringConvertible {
  /// The folder that the page's name is relative to, and that its links may lead to.
  let root: URL
  /// Its path below the root.
  let name: String
  let blocks: [MarkdownBlock]

  init(_ name: String, in root: URL) throws {
    self.root = root
    self.name = name
    let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    blocks = MarkdownBlock.blocks(of: text)
  }

  var testDescription: String { name }

  var url: URL { root.appendingPathComponent(name) }

  /// The code spans in sentences, headings and tables.
  var codeSpans: [CodeSpan] { blocks.flatMap { $0.isCode ? [] : CodeSpan.spans(of: $0) } }

  var links: [PageLink] { blocks.flatMap { $0.isCode ? [] : PageLink.links(of: $0) } }

  /// The page's blocks of code in one language.
  func fences(in language: String) -> [MarkdownBlock] {
    blocks.filter { $0.kind == .fence(language: language) }
  }

  func complaint(_ line: Int, _ words: String) -> Complaint {
    Complaint(page: self, line: line, words: words)
  }

  /// The pages that a user reads: the README, all of `docs` and the page about packaging.
  static func all(in root: URL) throws -> [Page] {
    let docs = FileManager.default.enumerator(atPath: root.appendingPathComponent("docs").path)
    let names = (docs?.compactMap { $0 as? String } ?? []).map { "docs/\($0)" }.sorted()
    return try (["README.md"] + names + ["packaging/README.md"]).filter { name in
      name.hasSuffix(".md")
        && FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path)
    }.map { try Page($0, in: root) }
  }
}

/// What is wrong on a page.
struct Complaint: CustomStringConvertible {
  let page: Page
  let line: Int
  let words: String

  var description: String { "\(page.name):\(line): \(words)" }
}
