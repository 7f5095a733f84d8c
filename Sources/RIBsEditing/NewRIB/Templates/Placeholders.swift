/// What stands for the placeholders in a template for Xcode: `___VARIABLE_productName___`, `___FILEBASENAME___`.
struct Placeholders {
  /// The values by their names: `FULLUSERNAME`, or `VARIABLE_productName` for an option.
  private let values: [String: String]

  /// The placeholders that were met, without what Xcode does to their values.
  private(set) var met: Set<String> = []
  /// The placeholders that were met and have no value.
  private(set) var unknown: Set<String> = []

  private static let mark = "___"

  /// What Xcode does to a value before it writes it, and what changes nothing in the name of a RIB.
  private static let plain: Set<String> = [
    "identifier", "c99Identifier", "c99ExtIdentifier", "bundleIdentifier", "RFC1034Identifier",
    "xml", "deletingPathExtension", "deletingLastPathComponent", "lastPathComponent",
    "deletingTrailingDot",
  ]

  init(_ values: [String: String]) { self.values = values }

  /// Replaces the placeholders in a text. Those without a value stay.
  ///
  /// - Parameters:
  ///   - text: The text, or the name of a file.
  ///   - own: Values for this text alone.
  mutating func filled(_ text: String, _ own: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: Self.mark) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      let end = rest.firstRange(of: Self.mark)
      guard let end, Self.isName(rest[..<end.lowerBound]) else {
        result += Self.mark
        continue
      }
      let name = String(rest[..<end.lowerBound])
      if let value = value(of: name, own) {
        result += value
      } else {
        unknown.insert(name)
        result += Self.mark + name + Self.mark
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private mutating func value(of name: String, _ own: [String: String]) -> String? {
    let parts = name.split(separator: ":").map(String.init)
    parts.first.map { _ = met.insert($0) }
    guard let first = parts.first, parts.dropFirst().allSatisfy(Self.plain.contains) else {
      return nil
    }
    return own[first] ?? values[first]
  }

  /// Whether a text can be the name of a placeholder, such as `VARIABLE_productName:identifier`.
  private static func isName(_ text: Substring) -> Bool {
    (text.first?.isUppercase ?? false)
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
  }
}
