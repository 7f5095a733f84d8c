import Foundation
import RIBsReport
import RIBsTrace

/// Finds the code at call sites: its file, its link, and the lines around it.
package struct CodeSites {
  private let sources: SourceFiles?
  private let links: SourceLinks?
  private let showsLines: Bool
  /// Whether the page is read on this machine, which has the files.
  private let isLocal: Bool
  /// Whether the server can open files in Xcode.
  let hasXcode: Bool

  /// - Parameters:
  ///   - sources: Finds the files; nil if nobody can open them.
  ///   - links: Links to the repository; nil for none.
  ///   - showsLines: Whether the page shows the lines around the sites of findings.
  ///   - isLocal: Whether the page is read on this machine, which has the files.
  ///   - hasXcode: Whether the server can open files in Xcode.
  package init(
    _ sources: SourceFiles? = nil, links: SourceLinks? = nil, showsLines: Bool = false,
    isLocal: Bool = false, hasXcode: Bool = false
  ) {
    (self.sources, self.links, self.showsLines) = (sources, links, showsLines)
    (self.isLocal, self.hasXcode) = (isLocal, hasXcode)
  }

  /// The absolute path of the folder that holds the files, if the page's reader has it too.
  var shownFolder: String? { isLocal ? sources?.folder : nil }

  /// The absolute path and the line of a call site; nil if no file or several files match.
  package func file(at site: String) -> (path: String, line: Int)? {
    sources?.sourceFile(ofSite: site)
  }

  /// Writes a call site, or null. Its shape is `Site` in site.js.
  func write(_ key: StaticString, _ at: String?, to json: inout JSONWriter) {
    json.key(key)
    if let at { write(at, to: &json) } else { json.null() }
  }

  /// Writes a call site, or null, with the lines around it.
  ///
  /// - Parameter shown: The lines around which code was written already. It is written once.
  func write(
    _ key: StaticString, _ at: String?, around shown: inout Set<String>, to json: inout JSONWriter
  ) {
    json.key(key)
    guard let at else { return json.null() }
    let position = showsLines ? sources?.position(ofSite: at) : nil
    let isNew = position.map { shown.insert("\($0.path):\($0.line)").inserted } ?? false
    write(at, withLines: isNew, to: &json)
  }

  /// Writes a call site as an object.
  func write(_ at: String, withLines: Bool = false, to json: inout JSONWriter) {
    let position = sources?.position(ofSite: at)
    json.beginObject()
    json.field("at", at)
    json.field("file", orNull: position?.path)
    json.field("line", orNull: position?.line)
    json.field("url", orNull: links?.url(of: at))
    if withLines, let folder = sources?.folder, let position,
      let excerpt = SourceExcerpt(path: "\(folder)/\(position.path)", around: position.line)
    {
      json.field("firstLine", excerpt.first)
      json.key("lines")
      json.write(excerpt.lines) { $1.value($0) }
    }
    json.endObject()
  }
}

/// The lines around a call site.
struct SourceExcerpt {
  /// The number of the first line, from 1.
  let first: Int
  let lines: [String]

  /// Lines before the site's, and as many behind it.
  private static let around = 2
  /// A file that is larger, in bytes, was not written by hand.
  private static let largestFile = 4 << 20
  /// Characters of a line that are shown.
  private static let longestLine = 400

  /// Reads the lines. The file is read each time, because it may have been edited.
  ///
  /// - Returns: Nil if the file cannot be read, or is shorter.
  init?(path: String, around line: Int) {
    guard let file = FileHandle(forReadingAtPath: path),
      let bytes = try? file.read(upToCount: Self.largestFile + 1), bytes.count <= Self.largestFile
    else { return nil }
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard all.indices.contains(line - 1) else { return nil }
    first = max(1, line - Self.around)
    let texts = all[first - 1..<min(all.count, line + Self.around)].map { line in
      String(decoding: line, as: UTF8.self)
        .replacingOccurrences(of: "\r", with: "").replacingOccurrences(of: "\t", with: "    ")
    }
    // Remove the indent that all lines share.
    let indents = texts.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
    lines = texts.map { text in
      let text = text.dropFirst(indents.min() ?? 0)
      let shown = text.prefix(Self.longestLine)
      return String(shown).printable + (shown.endIndex < text.endIndex ? "…" : "")
    }
  }
}
