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

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.field("uri", uri)
    if position.kind == .source || position.kind == .belowRoot {
      json.field("uriBaseId", "%SRCROOT%")
    }
    json.endObject()
    json.key("region")
    json.beginObject()
    json.field("startLine", position.line)
    json.field("startColumn", 1)
    json.field("endLine", position.line)
    json.endObject()
    json.endObject()
    if !path.isEmpty {
      json.key("logicalLocations")
      json.beginArray()
      json.beginObject()
      json.field("fullyQualifiedName", path.tidied())
      json.endObject()
      json.endArray()
    }
    if let message {
      json.key("message")
      json.text(message)
    }
    json.endObject()
  }

  private var uri: String {
    (position.path.hasPrefix("/") ? "file://" : "") + position.path.percentEncoded
  }
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

extension JSONWriter {
  /// Writes a SARIF message, or a text in plain and Markdown form.
  mutating func text(_ text: String, markdown: String? = nil) {
    beginObject()
    field("text", text)
    field("markdown", markdown)
    endObject()
  }
}
