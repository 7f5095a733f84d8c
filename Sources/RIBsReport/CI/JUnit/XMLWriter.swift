/// Appends XML 1.0, one element per line.
struct XMLWriter {
  private var text = ""
  private var open: [String] = []

  /// Returns what has been written so far and empties the buffer. Open elements stay open.
  mutating func drain() -> [UInt8] {
    defer { text = "" }
    return Array(text.utf8)
  }

  mutating func declaration() {
    text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  }

  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    tag(name, attributes, end: ">\n")
    open.append(name)
  }

  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element with text, which is not indented, or an empty element.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = ""
  ) {
    guard !content.isEmpty else { return tag(name, attributes, end: "/>\n") }
    tag(name, attributes, end: ">")
    append(content, isAttribute: false)
    text += "</\(name)>\n"
  }

  private mutating func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String>, end: String
  ) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes {
      text += " \(key)=\""
      append(value, isAttribute: true)
      text += "\""
    }
    text += end
  }

  private mutating func indent() {
    text += String(repeating: "  ", count: open.count)
  }

  private mutating func append(_ content: String, isAttribute: Bool) {
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where isAttribute: text += "&quot;"
      // A parser would replace these with other white space.
      case "\r": text += "&#13;"
      case "\n" where isAttribute: text += "&#10;"
      case "\t" where isAttribute: text += "&#9;"
      default: text.unicodeScalars.append(scalar.isXML ? scalar : "\u{FFFD}")
      }
    }
  }
}

extension Unicode.Scalar {
  /// XML 1.0 allows most control characters nowhere, not even as references.
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
