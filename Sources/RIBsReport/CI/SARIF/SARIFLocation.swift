import RIBsTrace

/// A line of a file, as SARIF's location.
struct SARIFLocation {
  private let place: Place
  private let path: String
  private let id: Int?
  private let message: String?

  /// - Parameters:
  ///   - place: The file and line.
  ///   - path: The RIB's path, where the location is a RIB's.
  ///   - id: What a message's link to it says.
  ///   - message: What happened there.
  init(_ place: Place, path: String = "", id: Int? = nil, message: String? = nil) {
    self.place = place
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
    if place.kind == .source || place.kind == .belowRoot { json.field("uriBaseId", "%SRCROOT%") }
    json.endObject()
    json.key("region")
    json.beginObject()
    json.field("startLine", place.line)
    json.field("startColumn", 1)
    json.field("endLine", place.line)
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
    (place.path.hasPrefix("/") ? "file://" : "") + place.path.percentEncoded
  }
}

extension String {
  /// Fit for the path of a URI. A colon is encoded too: in the first folder of a relative path it would end a
  /// scheme.
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
  /// SARIF's message, or a text in two forms.
  mutating func text(_ text: String, markdown: String? = nil) {
    beginObject()
    field("text", text)
    field("markdown", markdown)
    endObject()
  }
}
