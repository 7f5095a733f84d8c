import Foundation

/// Where the code of a call site can be read in a browser or an editor.
public struct SourceLinks {
  /// Why a base URL cannot be used.
  public enum Unusable: Error, CustomStringConvertible {
    /// It is no URL that could lead anywhere.
    case noURL(String)

    /// What is wrong and what to do about it.
    public var description: String {
      switch self {
      case .noURL(let text):
        "'\(text)' is not a URL of sources; give one such as https://github.com/acme/app/blob/main."
      }
    }
  }

  private let template: String
  private let sources: SourceFiles

  /// - Parameters:
  ///   - base: Where the source root is to be read, such as `https://github.com/acme/app/blob/main`. `{path}` and
  ///     `{line}` stand for a place in it; `/{path}#L{line}` is added where there is no `{path}`.
  ///   - sources: Finds the file a call site means.
  /// - Throws: ``Unusable`` where it is no URL.
  public init(base: String, sources: SourceFiles) throws(Unusable) {
    let scheme = base.prefix { $0 != ":" }.lowercased()
    let isScheme = scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) != nil && base.contains("://")
    // What a picture leads to is read, never run.
    guard isScheme, !["javascript", "data", "vbscript"].contains(scheme) else {
      throw .noURL(base)
    }
    let trimmed = base.hasSuffix("/") ? String(base.dropLast()) : base
    template = base.contains("{path}") ? base : trimmed + "/{path}#L{line}"
    self.sources = sources
  }

  /// - Parameter at: A call site, such as `Module/File.swift:12`.
  /// - Returns: Where to read it; nil where no file below the source root is meant, or more than one may be.
  public func url(of at: String) -> String? {
    guard let place = sources.place(ofSite: at),
      let path = place.path.addingPercentEncoding(withAllowedCharacters: Self.plain)
    else { return nil }
    return template.replacingOccurrences(of: "{path}", with: path)
      .replacingOccurrences(of: "{line}", with: String(place.line))
  }

  /// What stands for itself in a path.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
