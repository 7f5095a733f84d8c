import RIBsTrace

/// A line of a file as a SARIF location.
struct SARIFLocation {
  private let position: FilePosition
  private let path: String
  private let id: Int?
  private let message: String?

  /// - Parameters:
  ///   - position: The file and line.
  ///   - path: The RIB's path if the location is a RIB's.
  ///   - id: The number that a link in a message refers to.
  ///   - message: What happened there.
  init(_ position: FilePosition, path: String = "", id: Int? = nil, message: String? = nil) {
    self.position = position
    self.path = path
    self.id = id
    self.message = message
  }

  static let format = JSONFormat<Self>.object([
    .optional("id", .count, \.id),
    .required("physicalLocation", physical, { $0 }),
    .optional("logicalLocations", .list(of: logical), { $0.path.isEmpty ? nil : [$0.path] }),
    .optional("message", SARIFText.format, { $0.message.map { SARIFText(text: $0) } }),
  ])

  private static let physical = JSONFormat<Self>.object([
    .required("artifactLocation", FilePosition.artifact, \.position),
    .required(
      "region",
      .object([
        .required("startLine", .positive, \.line),
        .required("startColumn", .positive, { _ in 1 }),
        .required("endLine", .positive, \.line),
      ]), \.position),
  ])

  private static let logical = JSONFormat<String>.object([
    .required("fullyQualifiedName", .text, { $0.tidied() })
  ])
}

extension String {
  /// Percent-encoded for the path of a URI. The colon is encoded too, because a colon in the first folder of a
  /// relative path would end a scheme.
  var percentEncoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/!$&'()*+,;=@".utf8.contains(byte):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

extension FilePosition {
  /// The file as a SARIF artifact location.
  static let artifact = JSONFormat<Self>.object([
    .required("uri", .text, \.uri),
    .optional("uriBaseId", .text, { $0.isBelowRoot ? "%SRCROOT%" : nil }),
  ])

  private var uri: String { (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded }
  private var isBelowRoot: Bool { kind == .source || kind == .belowRoot }
}

/// A SARIF message, or a text in plain and Markdown form.
struct SARIFText {
  let text: String
  var markdown: String?

  static let format = JSONFormat<Self>.object([
    .required("text", .text, \.text), .optional("markdown", .text, \.markdown),
  ])
}

/// What SARIF writes where something refers to an entry of a list.
struct SARIFReference {
  let id: String
  let index: Int?

  static let format = JSONFormat<Self>.object([
    .required("id", .text, \.id), .optional("index", .count, \.index),
  ])
}
