/// Gives strings numbers, from 1 as they come.
///
/// A trace names the same few RIBs, call sites and properties again and again, so the table keeps each of them
/// once. Texts are equal if their bytes are.
struct TextTable: Sendable {
  /// A slot of the hash table. A number of 0 means that it is free.
  private struct Slot {
    /// Some bits of the text's hash.
    var mark: UInt32 = 0
    var number: UInt32 = 0
  }

  private var slots = Array(repeating: Slot(), count: 1024)
  /// All strings, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each text ends, behind a 0.
  private var ends = [0]

  /// How many strings have numbers.
  var count: Int { ends.count - 1 }

  /// The text with a number that this table gave.
  subscript(number: InternedString) -> String {
    let number = Int(number.value)
    return String(decoding: bytes[ends[number - 1]..<ends[number]], as: UTF8.self)
  }

  /// The number of a text, which is given one if it has none.
  ///
  /// - Parameter text: Valid UTF-8.
  @inline(never)
  mutating func number(_ text: UnsafeRawBufferPointer) -> InternedString {
    let hash = Self.hash(text)
    let slot = slot(of: text, hash)
    if slots[slot].number != 0 { return InternedString(slots[slot].number) }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    let number = UInt32(count)
    slots[slot] = Slot(mark: Self.mark(hash), number: number)
    if count * 2 > slots.count { grow() }
    return InternedString(number)
  }

  /// - Returns: The index of the text's slot, or of the free one where it belongs.
  @inline(__always)
  private func slot(of text: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index].number != 0 {
      if slots[index].mark == Self.mark(hash), isEqual(Int(slots[index].number), text) { break }
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  @inline(__always)
  private func isEqual(_ number: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    let start = ends[number - 1]
    guard ends[number] - start == text.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      let known = UnsafeRawBufferPointer(rebasing: bytes[start..<start + text.count])
      for index in 0..<Self.words(in: text)
      where Self.word(index, of: known) != Self.word(index, of: text) {
        return false
      }
      return true
    }
  }

  private mutating func grow() {
    slots = Array(repeating: Slot(), count: slots.count * 2)
    bytes.withUnsafeBytes { bytes in
      for number in 1...count {
        let hash = Self.hash(
          UnsafeRawBufferPointer(rebasing: bytes[ends[number - 1]..<ends[number]]))
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index].number != 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = Slot(mark: Self.mark(hash), number: UInt32(number))
      }
    }
  }

  // MARK: Hashes, eight bytes at once

  @inline(__always)
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count)
    for index in 0..<words(in: bytes) { hash = mix(hash, word(index, of: bytes)) }
    return hash
  }

  @inline(__always)
  private static func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// Overflow is what mixes the bits.
  @inline(__always)
  static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  @inline(__always)
  private static func words(in bytes: UnsafeRawBufferPointer) -> Int { (bytes.count + 7) / 8 }

  /// The last word ends where the bytes end, and may share some with the one before.
  @inline(__always)
  private static func word(_ index: Int, of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    if count >= 8 {
      return bytes.loadUnaligned(fromByteOffset: min(8 * index, count - 8), as: UInt64.self)
    }
    if count >= 4 {
      let (first, last) = (
        bytes.loadUnaligned(as: UInt32.self),
        bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      )
      return UInt64(first) << 32 | UInt64(last)
    }
    return UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
  }
}
