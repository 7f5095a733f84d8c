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

  /// As the value of `URL`. It is percent-encoded already; what Graphviz or XML would take for something else is
  /// encoded here.
  static func url(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { url, scalar in
      switch scalar {
      case "\\": url += "%5C"
      case "\"": url += "%22"
      case "<": url += "%3C"
      case ">": url += "%3E"
      case _ where scalar.value <= 0x20 || !isXML(scalar): break
      default: url.unicodeScalars.append(scalar)
      }
    }
  }

  /// At most three decimals, and never an exponent or a locale's comma.
  static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "0" }
    let whole = Int(thousandths)
    let fraction = String(abs(whole) % 1000)
    let sign = whole < 0 ? "-" : ""
    return
      "\(sign)\(abs(whole) / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
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
