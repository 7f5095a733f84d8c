import RIBsDiagram
import RIBsTrace

/// Makes text from a trace safe for Graphviz, which then shows it literally.
enum GraphvizText {
  /// Text as the value of `label`, where `\N`, `\n` and `&lt;` would have a meaning.
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
        // Graphviz reads `&lt;` as `<`. An invisible joiner keeps `&` apart from the rest.
        if startsEntity(characters[(index + 1)...]) { result += "\u{2060}" }
      default: result.unicodeScalars.append(isShown(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Text as the value of `tooltip`. Graphviz versions differ in how they read `\\N` there, so a similar sign
  /// replaces the backslash.
  static func tooltip(_ text: String) -> String {
    if meansItself(text) { return text }
    let plain = text.split(separator: "\\", omittingEmptySubsequences: false)
    return escaped(plain.joined(separator: "\u{29F5}"))
  }

  /// A percent-encoded URL as the value of `URL`. Encodes the characters that Graphviz, XML or Cairo would
  /// interpret.
  ///
  /// - Parameter isXML: Whether the URL goes into SVG. Graphviz 2.43 writes `&` unescaped, and later versions
  ///   leave `&amp;` alone.
  static func url(_ text: String, isXML: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { url, scalar in
      switch scalar {
      case "&" where isXML: url += "&amp;"
      case "\\": url += "%5C"
      case "\"": url += "%22"
      // Cairo writes these characters into a PDF unescaped, where they would end the link.
      case "'": url += "%27"
      case "(": url += "%28"
      case ")": url += "%29"
      case "<": url += "%3C"
      case ">": url += "%3E"
      case _ where scalar.value <= 0x20 || !Self.isShown(scalar): break
      default: url.unicodeScalars.append(scalar)
      }
    }
  }

  /// Formats a number with at most three decimals, without an exponent or a locale's comma.
  static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Points as the value of `pos`.
  static func positions(_ points: [Point]) -> String {
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

  /// Writes no trailing zeros, since Graphviz parses every digit.
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

  /// Whether text needs no escaping, as is true of nearly all text. Some harmless text fails this test: the
  /// first byte of its character is also that of characters outside XML.
  private static func meansItself(_ text: String) -> Bool {
    var last: UInt8 = 0
    return text.utf8.allSatisfy { byte in
      defer { last = byte }
      switch byte {
      case 0..<0x20, 0x7F, 0xEF, UInt8(ascii: "\\"), UInt8(ascii: "&"): return false
      case 0x80..<0xA0: return last != 0xC2 && !(last == 0xE2 && byte <= 0x81)
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

  /// Whether a picture shows a character as it is. XML 1.0 excludes two noncharacters besides.
  static func isShown(_ scalar: UnicodeScalar) -> Bool {
    !scalar.isUnprintable && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
