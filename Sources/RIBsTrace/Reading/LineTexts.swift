/// What becomes of a line's names and call sites.
protocol LineTexts: Sendable {
  associatedtype Text: Sendable, Equatable

  /// - Parameter bytes: Valid UTF-8, without escapes.
  mutating func text(_ bytes: UnsafeRawBufferPointer) -> Text
}

extension LineTexts {
  /// - Returns: The text at a place of a line; nil where it is absent.
  @inline(__always)
  mutating func text(_ text: LineCursor.Text, _ cursor: LineCursor) -> Text? {
    text.isAbsent ? nil : self.text(cursor.bytes(of: text))
  }
}

extension TextTable {
  @inline(__always)
  mutating func text(_ bytes: UnsafeRawBufferPointer) -> TextNumber { number(bytes) }
}

/// Strings, those that stood before without memory of their own.
///
/// It is for readers that hand on one line at a time and keep none, so its size has a limit: of too many
/// texts all are forgotten and made anew.
struct LineStrings: LineTexts {
  private static let most = 4096
  private static let longest = 256

  private var table = TextTable()
  private var strings: [String] = []

  /// How many texts it keeps.
  var count: Int { strings.count }

  @inline(__always)
  mutating func text(_ bytes: UnsafeRawBufferPointer) -> String {
    // Up to fifteen bytes a string lies in place.
    guard bytes.count >= 16, bytes.count <= Self.longest else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return known(bytes)
  }

  @inline(never)
  private mutating func known(_ bytes: UnsafeRawBufferPointer) -> String {
    let number = table.number(bytes)
    if Int(number.value) <= strings.count { return strings[Int(number.value) - 1] }
    let string = String(decoding: bytes, as: UTF8.self)
    if strings.count < Self.most {
      strings.append(string)
    } else {
      self = LineStrings()
    }
    return string
  }
}
