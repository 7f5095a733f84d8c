extension UnicodeScalar {
  /// Whether a reader sees something else than what is written: a control character, a separator of lines or
  /// paragraphs, or a mark that changes the direction of the text after it. Names in a trace may hold any character.
  package var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
