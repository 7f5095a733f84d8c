/// How wide text will be at most, without asking for a font: the picture is drawn by whatever font its
/// reader has. Each width is the greater of Helvetica's, which Arial and Liberation Sans share, and DejaVu
/// Sans', the widest that systems show text in; boxes are a little roomy in all others.
enum TextMeasure {
  static func width(_ text: String, size: Double) -> Double {
    // Of ASCII each byte is a character, but for a line's end of two.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      return text.utf8.reduce(0) { $0 + width(ascii: UnicodeScalar($1)) } * size
    }
    return text.reduce(0) { $0 + width($1) } * size
  }

  /// No byte of a text takes more room, in units of the font's size.
  private static let mostOfByte = 1.25

  /// What Liberation Sans draws for a letter that no font has, in units of the font's size.
  private static let boxOfMissing = 0.75

  /// A name as long as a box is wide, its middle left out; the whole name is in the tooltip.
  ///
  /// - Parameter count: How many letters of usual width there is room for.
  static func shortened(_ name: String, to count: Int = 36) -> String {
    let room = 0.64 * Double(count)
    if Double(name.utf8.count) * mostOfByte <= room { return name }
    guard fitting(name, within: room) < name.endIndex else { return name }
    let end = fitting(name, within: room * 2 / 3)
    // The rest is the end of the name, however much lies between the two.
    var left = room / 3 - 1
    let last = name.indices.reversed().prefix { index in
      left -= width(name[index])
      return left >= 0
    }.last
    return name[..<end] + "…" + name[(last ?? name.endIndex)...]
  }

  /// Where the part of a text ends that there is room for.
  private static func fitting(_ text: String, within room: Double) -> String.Index {
    var left = room
    return text.indices.first { index in
      left -= width(text[index])
      return left < 0
    } ?? text.endIndex
  }

  /// In units of the font's size.
  private static func width(_ character: Character) -> Double {
    if let ascii = character.asciiValue { return width(ascii: UnicodeScalar(ascii)) }
    // A family of joined people is one sign, and so are the two letters of a flag.
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

  /// Of a scalar that is not ASCII: of the wide ones of its kind.
  private static func width(_ scalar: UnicodeScalar) -> Double {
    if scalar.isASCII { return width(ascii: scalar) }
    if scalar.isWide { return 1 }
    switch scalar.properties.generalCategory {
    case .format, .control: return 0
    // Every font has the accents of Latin letters. A font without a script draws a box for each mark of it.
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
  /// Whether it takes as much room as it is high, as ideographs and Hangul do.
  fileprivate var isWide: Bool {
    if properties.isIdeographic { return true }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6:
      return true
    default: return false
    }
  }

  /// Whether the character that it is part of is shown as a picture.
  fileprivate var isEmoji: Bool {
    properties.isEmojiPresentation || value == 0xFE0F || (0x1F000...0x1FAFF).contains(value)
  }
}
