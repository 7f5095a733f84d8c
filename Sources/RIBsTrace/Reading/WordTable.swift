/// A text of 1 to 16 bytes as numbers, which are compared at once.
struct Word: Equatable {
  static let longest = 16

  fileprivate let count: Int
  /// The first eight bytes, the first one lowest, and those that follow; 0 for bytes that are missing.
  fileprivate let first: UInt64
  fileprivate let rest: UInt64

  /// - Parameters:
  ///   - count: At most 8.
  ///   - word: Eight bytes, the text's first one lowest; the text may be shorter.
  @inline(__always)
  init(count: Int, in word: UInt64) {
    self.count = count
    first = word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    rest = 0
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    func number(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    count = bytes.count
    first = number(bytes.prefix(8))
    rest = number(bytes.dropFirst(8))
  }
}

/// Looks up the format's words without a `String` for each.
struct WordTable<Value: Sendable>: Sendable {
  /// As many slots as the hash has values. A free one has no value.
  private var slots: [(word: Word?, value: Value?)]

  /// - Parameter words: At most 64, each once and of 1 to 16 bytes.
  init(_ words: [(String, Value)]) {
    slots = Array(repeating: (nil, nil), count: 128)
    for (text, value) in words {
      var text = text
      let word = text.withUTF8 { Word(UnsafeRawBufferPointer($0)) }
      precondition((1...Word.longest).contains(word.count), "A word of the format is too long.")
      slots[slot(of: word)] = (word, value)
    }
  }

  @inline(__always)
  subscript(word: Word) -> Value? { slots[slot(of: word)].value }

  /// - Returns: The index of the word's slot, or of the free one where it belongs.
  @inline(__always)
  private func slot(of word: Word) -> Int {
    let hash = (word.first &+ word.rest &+ UInt64(word.count)) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: hash >> 57)
    while let other = slots[index].word, other != word { index = (index + 1) & (slots.count - 1) }
    return index
  }
}
