import Foundation

/// Links from call sites to source code in a browser or an editor.
package struct SourceLinks {
  /// Why a base URL cannot be used.
  package enum Unusable: Error, CustomStringConvertible {
    /// The base is not a usable URL.
    case noURL(String)

    /// The problem and its remedy.
    package var description: String {
      switch self {
      case .noURL(let text):
        "'\(text)' is not a URL of sources; give one such as https://github.com/acme/app/blob/main."
      }
    }
  }

  private let template: String
  private let sources: SourceFiles

  /// - Parameters:
  ///   - base: The URL of the source root, such as `https://github.com/acme/app/blob/main`. `{path}` and
  ///     `{line}` stand for a file and a line. If `{path}` is missing, `/{path}#L{line}` is appended.
  ///   - sources: Finds the file of a call site.
  /// - Throws: ``Unusable`` if the base is not a URL.
  package init(base: String, sources: SourceFiles) throws(Unusable) {
    let scheme = base.prefix { $0 != ":" }.lowercased()
    let isScheme = scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) != nil && base.contains("://")
    // Links in a picture may open pages, but must never run code.
    guard isScheme, !["javascript", "data", "vbscript"].contains(scheme) else {
      throw .noURL(base)
    }
    let trimmed = base.hasSuffix("/") ? String(base.dropLast()) : base
    template = base.contains("{path}") ? base : trimmed + "/{path}#L{line}"
    self.sources = sources
  }

  /// - Parameter at: A call site, such as `Module/File.swift:12`.
  /// - Returns: The link; nil if no file or several files below the source root match.
  package func url(of at: String) -> String? {
    guard let position = sources.position(ofSite: at),
      let path = position.path.addingPercentEncoding(withAllowedCharacters: Self.plain)
    else { return nil }
    return template.replacingOccurrences(of: "{path}", with: path)
      .replacingOccurrences(of: "{line}", with: String(position.line))
  }

  /// The characters that need no encoding in a path.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
