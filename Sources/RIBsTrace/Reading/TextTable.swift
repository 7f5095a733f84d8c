/// Gives texts numbers, from 1 as they come.
///
/// A trace names the same few RIBs, call sites and properties again and again, so each of them is kept
/// once. Texts are equal where their bytes are.
struct TextTable: LineTexts {
  /// A number of 0 is a free place.
  private struct Place {
    /// Some bits of the text's hash.
    var mark: UInt32 = 0
    var number: UInt32 = 0
  }

  private var places = Array(repeating: Place(), count: 1024)
  /// All texts, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each text ends, behind a 0.
  private var ends = [0]

  /// How many texts have numbers.
  var count: Int { ends.count - 1 }

  /// The text with a number that this table gave.
  subscript(number: TextNumber) -> String {
    let number = Int(number.value)
    return String(decoding: bytes[ends[number - 1]..<ends[number]], as: UTF8.self)
  }

  /// - Parameter text: Valid UTF-8.
  @inline(never)
  mutating func number(_ text: UnsafeRawBufferPointer) -> TextNumber {
    let hash = Self.hash(text)
    let mark = UInt32(truncatingIfNeeded: hash >> 32)
    var index = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[index].number != 0 {
      if places[index].mark == mark, isEqual(Int(places[index].number), text) {
        return TextNumber(places[index].number)
      }
      index = (index + 1) & (places.count - 1)
    }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    let number = UInt32(count)
    places[index] = Place(mark: mark, number: number)
    if count * 2 > places.count { grow() }
    return TextNumber(number)
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
    places = Array(repeating: Place(), count: places.count * 2)
    bytes.withUnsafeBytes { bytes in
      for number in 1...count {
        let hash = Self.hash(
          UnsafeRawBufferPointer(rebasing: bytes[ends[number - 1]..<ends[number]]))
        var index = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[index].number != 0 { index = (index + 1) & (places.count - 1) }
        places[index] = Place(
          mark: UInt32(truncatingIfNeeded: hash >> 32), number: UInt32(number))
      }
    }
  }

  @inline(__always)
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count)
    for index in 0..<words(in: bytes) { hash = mix(hash, word(index, of: bytes)) }
    return hash
  }

  /// Overflow is what mixes the bits.
  @inline(__always)
  static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  // MARK: Eight bytes at once

  @inline(__always)
  private static func words(in bytes: UnsafeRawBufferPointer) -> Int { (bytes.count + 7) / 8 }

  /// The last word ends where the bytes end, and may share some with the one before.
  @inline(__always)
  private static func word(_ index: Int, of bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count < 8 { return Word.number(bytes) }
    return bytes.loadUnaligned(fromByteOffset: min(8 * index, bytes.count - 8), as: UInt64.self)
  }
}
