import RIBsDiagram

/// Text from a trace, made safe for Graphviz: shown as it stands, whatever is in it.
enum GraphvizText {
  /// As the value of `label`, where `\N`, `\n` and `&lt;` would mean something.
  static func escaped(_ text: String) -> String {
    if meansItself(text) { return text }
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
    if meansItself(text) { return text }
    let plain = text.split(separator: "\\", omittingEmptySubsequences: false)
    return escaped(plain.joined(separator: "\u{29F5}"))
  }

  /// As the value of `URL`. It is percent-encoded already. What Graphviz, XML or Cairo would take for something
  /// else is encoded here.
  ///
  /// - Parameter isXML: Whether it goes into SVG. Graphviz 2.43 writes `&` there as it stands, and later versions
  ///   leave `&amp;` alone.
  static func url(_ text: String, isXML: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { url, scalar in
      switch scalar {
      case "&" where isXML: url += "&amp;"
      case "\\": url += "%5C"
      case "\"": url += "%22"
      // Cairo writes these into a PDF as they stand, where they end the link.
      case "'": url += "%27"
      case "(": url += "%28"
      case ")": url += "%29"
      case "<": url += "%3C"
      case ">": url += "%3E"
      case _ where scalar.value <= 0x20 || !Self.isXML(scalar): break
      default: url.unicodeScalars.append(scalar)
      }
    }
  }

  /// At most three decimals, and never an exponent or a locale's comma.
  static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As a value of `pos`.
  static func places(_ points: [Point]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 * points.count)
    for (index, point) in points.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      write(point.x, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      write(point.y, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// No more digits than it has: Graphviz reads each of them.
  private static func write(_ value: Double, to bytes: inout [UInt8]) {
    let thousandths = (value * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, fraction) = Int(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
      whole /= 10
    } while whole > 0
    bytes[start...].reverse()
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / 100))
      fraction = fraction % 100 * 10
    }
  }

  /// Whether a text can stay as it is, as nearly all can. Of those that are not ASCII some are told that they
  /// cannot, since their first byte is that of a character which has no place in XML.
  private static func meansItself(_ text: String) -> Bool {
    var last: UInt8 = 0
    return text.utf8.allSatisfy { byte in
      defer { last = byte }
      switch byte {
      case 0..<0x20, 0x7F, 0xEF, UInt8(ascii: "\\"), UInt8(ascii: "&"): return false
      case 0x80..<0xA0: return last != 0xC2
      default: return true
      }
    }
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
