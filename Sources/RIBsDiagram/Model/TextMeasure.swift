/// Estimates the maximum width of text without a font, since the reader's font is unknown. Each width is the
/// greater of Helvetica's, which Arial and Liberation Sans share, and DejaVu Sans', the widest system font. In
/// other fonts, boxes have a little spare room.
enum TextMeasure {
  static func width(_ text: String, size: Double) -> Double {
    // In ASCII text each byte is a character, except for CR LF.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      return text.utf8.reduce(0) { $0 + width(ascii: UnicodeScalar($1)) } * size
    }
    return text.reduce(0) { $0 + width($1) } * size
  }

  /// The maximum width per byte of text, in units of the font size.
  private static let mostOfByte = 1.25

  /// The width of Liberation Sans' box for a missing glyph, in units of the font size.
  private static let boxOfMissing = 0.75

  /// A name cut in the middle to fit the widest box. The tooltip holds the whole name.
  ///
  /// - Parameter count: The number of letters of usual width that fit.
  static func shortened(_ name: String, to count: Int = 36) -> String {
    let room = 0.64 * Double(count)
    if Double(name.utf8.count) * mostOfByte <= room { return name }
    guard fitting(name, within: room) < name.endIndex else { return name }
    let end = fitting(name, within: room * 2 / 3)
    // The end of the name gets the remaining space, however long the middle is.
    var left = room / 3 - 1
    let last = name.indices.reversed().prefix { index in
      left -= width(name[index])
      return left >= 0
    }.last
    return name[..<end] + "…" + name[(last ?? name.endIndex)...]
  }

  /// The end of the longest prefix that fits.
  private static func fitting(_ text: String, within room: Double) -> String.Index {
    var left = room
    return text.indices.first { index in
      left -= width(text[index])
      return left < 0
    } ?? text.endIndex
  }

  /// The width in units of the font size.
  private static func width(_ character: Character) -> Double {
    if let ascii = character.asciiValue { return width(ascii: UnicodeScalar(ascii)) }
    // Joined emoji, such as a family, form one sign, and so do the two letters of a flag.
    if character.unicodeScalars.contains(where: \.isEmoji) { return 1.25 }
    return character.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  private static func width(ascii: UnicodeScalar) -> Double {
    switch ascii {
    case "i", "j", "l", "I", "'": 0.3
    case " ", ".", ",", ":", ";", "/", "\\", "|": 0.34
    case "f", "t", "!", "-", "(", ")", "[", "]": 0.41
    case "r", "\"": 0.46
    case "s", "z", "J", "*", "`": 0.53
    case "c", "k", "v", "x", "y", "L", "?", "_": 0.6
    case "A", "B", "E", "K", "P", "S", "V", "X", "Y", "Z": 0.69
    case "C", "D", "G", "H", "N", "O", "Q", "R", "U", "&": 0.79
    case "w", "#", "+", "<", "=", ">", "^", "~": 0.84
    case "M": 0.87
    case "m", "W", "%", "@": 1.02
    default: 0.64
    }
  }

  /// The width of a scalar outside ASCII: that of the wide scalars of its kind.
  private static func width(_ scalar: UnicodeScalar) -> Double {
    if scalar.isASCII { return width(ascii: scalar) }
    if scalar.isWide { return 1 }
    switch scalar.properties.generalCategory {
    case .format, .control: return 0
    // Every font has the accents of Latin letters. A font without a script draws a box for each of its marks.
    case .nonspacingMark, .enclosingMark: return 0x300...0x36F ~= scalar.value ? 0 : boxOfMissing
    case .spaceSeparator: return 0.34
    case .uppercaseLetter, .titlecaseLetter: return 0.9
    case .lowercaseLetter, .decimalNumber: return 0.72
    case .otherLetter, .modifierLetter, .spacingMark: return boxOfMissing
    default: return scalar == "·" ? 0.34 : 1
    }
  }
}

extension UnicodeScalar {
  /// Whether the character is as wide as it is high, as ideographs and Hangul are.
  fileprivate var isWide: Bool {
    if properties.isIdeographic { return true }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6:
      return true
    default: return false
    }
  }

  /// Whether the scalar's character appears as a picture.
  fileprivate var isEmoji: Bool {
    properties.isEmojiPresentation || value == 0xFE0F || (0x1F000...0x1FAFF).contains(value)
  }
}
