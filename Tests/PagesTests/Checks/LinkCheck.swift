import Foundation
import RIBsReport

/// Follows the links of a page to files and headings of the repository.
enum LinkCheck {
  /// The start of a link to a file of the repository on GitHub.
  private static let files = ["blob", "tree"].map { "\(Product.repository)/\($0)/main/" }

  static func complaints(about page: Page) throws -> [Complaint] {
    try page.links.compactMap { link in
      try fault(of: link.target, on: page).map { page.complaint(link.line, $0) }
    }
  }

  /// What is wrong with a link; nil if it leads somewhere.
  private static func fault(of target: String, on page: Page) throws -> String? {
    var folder = page.url.deletingLastPathComponent()
    var target = target
    if let prefix = files.first(where: target.hasPrefix) {
      folder = page.root
      target.removeFirst(prefix.count)
    } else if target.contains(#/^[a-z]+:/#) {
      return nil
    }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].removingPercentEncoding ?? String(parts[0])
    let file = path.isEmpty ? page.url : folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "The link leads to \(path), which does not exist."
    }
    guard parts.count > 1 else { return nil }
    let heading = String(parts[1])
    let text = try String(contentsOf: file, encoding: .utf8)
    return anchors(in: text).contains(heading)
      ? nil : "\(file.lastPathComponent) has no heading with the anchor #\(heading)."
  }

  /// The anchors that GitHub gives to a page's headings.
  private static func anchors(in text: String) -> Set<String> {
    var anchors: Set<String> = []
    for heading in MarkdownBlock.blocks(of: text) where heading.kind == .heading {
      let words = heading.lines[0].drop { $0 == "#" }.drop { $0 == " " }
        .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
      let anchor = words.lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
      }.replacing(" ", with: "-")
      // The second heading of one name gets a number.
      var numbered = anchor
      var count = 0
      while !anchors.insert(numbered).inserted {
        count += 1
        numbered = "\(anchor)-\(count)"
      }
    }
    return anchors
  }
}
