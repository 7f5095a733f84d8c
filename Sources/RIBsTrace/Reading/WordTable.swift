/// A text of 1 to 16 bytes as two numbers, which are compared at once. No word of the format contains a NUL, so the
/// numbers say how long the text is.
struct Word: BitwiseCopyable {
  static let longest = 16

  /// The first eight bytes, the first one lowest; 0 for bytes that are missing.
  fileprivate let first: UInt64
  /// The bytes that follow.
  fileprivate let rest: UInt64

  /// - Parameters:
  ///   - count: How many bytes the text has, from 1.
  ///   - first: Eight bytes, the text's first one lowest; the text may be shorter.
  ///   - next: The eight bytes behind them.
  @inline(__always)
  init(count: Int, _ first: UInt64, _ next: UInt64) {
    func lowest(_ count: Int, of word: UInt64) -> UInt64 {
      word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    }
    (self.first, rest) =
      count <= 8 ? (lowest(count, of: first), 0) : (first, lowest(count &- 8, of: next))
  }

  /// Nil if the text contains a NUL.
  init?(_ bytes: UnsafeRawBufferPointer) {
    func number(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    if bytes.contains(0) { return nil }
    first = number(bytes.prefix(8))
    rest = number(bytes.dropFirst(8))
  }
}

/// Looks up the format's words without a `String` for each.
struct WordTable<Value: Sendable>: Sendable {
  private struct Slot {
    var word: Word
    var value: Value?
  }

  /// As many slots as the hash has values. A free one has no value.
  private var slots: [Slot]

  /// - Parameter words: At most 64, each once and of 1 to 16 bytes.
  init(_ words: [(String, Value)]) {
    slots = Array(repeating: Slot(word: Word(count: 1, 0, 0), value: nil), count: 128)
    for (text, value) in words {
      var text = text
      precondition(
        (1...Word.longest).contains(text.utf8.count), "A word of the format is too long.")
      guard let word = text.withUTF8({ Word(UnsafeRawBufferPointer($0)) }) else {
        preconditionFailure("A word of the format contains a NUL.")
      }
      slots[slot(of: word)] = Slot(word: word, value: value)
    }
  }

  @inline(__always)
  subscript(word: Word) -> Value? { slots[slot(of: word)].value }

  /// - Returns: The index of the word's slot, or of the free one where it belongs.
  @inline(__always)
  private func slot(of word: Word) -> Int {
    let hash = (word.first &+ word.rest) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: hash >> 57)
    while slots[index].word.first != word.first || slots[index].word.rest != word.rest,
      slots[index].value != nil
    {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }
}
