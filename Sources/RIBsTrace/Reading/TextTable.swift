/// Texts that stood in lines before. A trace names the same few RIBs, call sites and properties again and
/// again, so each of them is made a `String` once.
///
/// It has a fixed size, whatever is read: of too many texts some are forgotten and made anew.
struct TextTable {
  private struct Entry {
    var hash: UInt64 = 0
    var text = ""
  }

  private static let size = 4096
  /// How many places a text may stand at.
  private static let tries = 4
  private static let longest = 256

  private var entries: [Entry] = []

  /// How many texts it has room for, none at first.
  var places: Int { entries.count }

  /// - Returns: The text at a place of a line as a string; nil where it is absent.
  @inline(__always)
  mutating func text(_ text: LineCursor.Text, _ cursor: LineCursor) -> String? {
    text.isAbsent ? nil : self.text(cursor.bytes(of: text))
  }

  /// - Parameter bytes: ASCII.
  /// - Returns: The bytes as a string.
  @inline(never)
  mutating func text(_ bytes: UnsafeRawBufferPointer) -> String {
    // Up to fifteen bytes a string lies in place.
    guard bytes.count >= 16, bytes.count <= Self.longest else { return Self.string(bytes) }
    return known(bytes)
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    bytes.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func known(_ bytes: UnsafeRawBufferPointer) -> String {
    // A trace without texts of this length takes no memory for them.
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.size) }
    let hash = Self.hash(bytes)
    let first = Int(truncatingIfNeeded: hash >> 32) & (Self.size - 1)
    var free = first
    for place in 0..<Self.tries {
      let index = (first + place) & (Self.size - 1)
      if entries[index].text.isEmpty {
        free = index
        break
      }
      if entries[index].hash == hash, Self.isEqual(entries[index].text, bytes) {
        return entries[index].text
      }
    }
    let text = Self.string(bytes)
    entries[free] = Entry(hash: hash, text: text)
    return text
  }

  @inline(__always)
  private static func isEqual(_ text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var text = text
    return text.withUTF8 { known in
      guard known.count == bytes.count else { return false }
      let known = UnsafeRawBufferPointer(known)
      for index in 0..<words(in: bytes) where word(index, of: known) != word(index, of: bytes) {
        return false
      }
      return true
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

  /// Of sixteen bytes or more.
  @inline(__always)
  private static func words(in bytes: UnsafeRawBufferPointer) -> Int { (bytes.count + 7) / 8 }

  /// The last word ends where the bytes end, and may share some with the one before.
  @inline(__always)
  private static func word(_ index: Int, of bytes: UnsafeRawBufferPointer) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: min(8 * index, bytes.count - 8), as: UInt64.self)
  }
}
