/// How wide text will be, without asking for a font: the picture is drawn by whatever font its reader
/// has. Widths are those of Helvetica's letters by kind, rounded up.
enum TextMeasure {
  static func width(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + width($1) } * size
  }

  /// In units of the font's size.
  private static func width(_ character: Character) -> Double {
    guard let value = character.asciiValue else {
      return character.isWide ? 1.1 : character.isLetter || character.isNumber ? 0.72 : 0.8
    }
    switch UnicodeScalar(value) {
    case "i", "j", "l", "I", "!", "|", "'", ".", ",", ":", ";", "f", "t", "(", ")", "[", "]", " ":
      return 0.34
    case "m", "w", "M", "W", "@", "%": return 0.95
    case "A"..."Z", "&", "<", ">", "=", "+", "~": return 0.73
    default: return 0.58
    }
  }

  /// A label fits a box; the whole name is in the tooltip.
  static func shortened(_ name: String, to count: Int = 36) -> String {
    guard name.count > count else { return name }
    return name.prefix(count * 2 / 3) + "…" + name.suffix(count / 3 - 1)
  }
}

extension Character {
  /// Whether it takes the room of two, as ideographs, Hangul and emoji do.
  var isWide: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.properties.isIdeographic
        || (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
        || (0xFE30...0xFE6F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
        || (0xFFE0...0xFFE6).contains(scalar.value) || scalar.value >= 0x1F000
    }
  }
}
