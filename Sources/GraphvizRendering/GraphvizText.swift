/// Text from a trace, made safe for Graphviz: shown as it stands, whatever is in it.
enum GraphvizText {
  /// As the value of `label`, where `\N`, `\n` and `&lt;` would mean something.
  static func escaped(_ text: String) -> String {
    var result = ""
    let characters = Array(text.unicodeScalars)
    for (index, scalar) in characters.enumerated() {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n", "\r", "\t": result += " "
      case "&":
        result += "&"
        // Graphviz takes `&lt;` for `<`. A joiner nobody sees keeps the two apart.
        if startsEntity(characters[(index + 1)...]) { result += "\u{2060}" }
      default: result.unicodeScalars.append(isXML(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// As the value of `tooltip`. Whether Graphviz takes `\\N` there as it stands differs from version to
  /// version, so a backslash becomes a sign that looks like one.
  static func tooltip(_ text: String) -> String {
    let plain = text.split(separator: "\\", omittingEmptySubsequences: false)
    return escaped(plain.joined(separator: "\u{29F5}"))
  }

  private static func startsEntity(_ rest: ArraySlice<UnicodeScalar>) -> Bool {
    guard let first = rest.first, first == "#" || first.properties.isAlphabetic else {
      return false
    }
    let name = rest.dropFirst().prefix(12)
    guard let end = name.firstIndex(where: { !$0.properties.isAlphabetic && !("0"..."9" ~= $0) })
    else { return false }
    return name[end] == ";"
  }

  /// XML 1.0 has no place for most control characters, nor for the two that are no characters.
  static func isXML(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
