/// Looks up the format's words by their bytes, without a `String` for each.
struct WordTable<Value: Sendable>: Sendable {
  /// A word as numbers: its length, its first eight bytes and its last eight, which together are all of up to 16.
  private struct Word: Sendable {
    var count = 0
    var first: UInt64 = 0
    var last: UInt64 = 0
  }

  private static var longest: Int { 16 }

  private var slots: [(word: Word, value: Value?)]

  /// - Parameter words: At most 64, each once and of 1 to 16 bytes.
  init(_ words: [(String, Value)]) {
    // As many slots as the hash has values.
    slots = Array(repeating: (Word(), nil), count: 128)
    for (var word, value) in words {
      word.withUTF8 { bytes in
        let bytes = UnsafeRawBufferPointer(bytes)
        precondition((1...Self.longest).contains(bytes.count), "A word of the format is too long.")
        let word = Self.word(bytes)
        slots[slot(of: word)] = (word, value)
      }
    }
  }

  @inline(__always)
  subscript(bytes: UnsafeRawBufferPointer) -> Value? {
    if bytes.count > Self.longest || bytes.isEmpty { return nil }
    return slots[slot(of: Self.word(bytes))].value
  }

  /// - Returns: The index of the word's slot, or of the free one where it belongs.
  @inline(__always)
  private func slot(of word: Word) -> Int {
    let hash = (word.first &+ word.last &+ UInt64(word.count)) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: hash >> 57)
    while slots[index].word.count != 0 {
      let other = slots[index].word
      if other.count == word.count, other.first == word.first, other.last == word.last { break }
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer) -> Word {
    Word(
      count: bytes.count, first: TextTable.word(0, of: bytes),
      last: TextTable.word((bytes.count - 1) / 8, of: bytes))
  }
}
