/// Cairo's PDF without its creation time, so that the same picture gives the same bytes.
struct PDFDocument {
  let drawn: [UInt8]

  private static let key = Array("/CreationDate (D:".utf8)
  private static let digits = 14

  /// Replaces the creation time with 1 January 1970. The length stays the same, since a PDF contains byte offsets.
  /// That is why the time zone after it stays too: it is that of the process.
  func bytes() -> [UInt8] {
    var bytes = drawn
    let date = Array("19700101000000".utf8)
    for start in bytes.indices.dropLast(Self.key.count + Self.digits)
    where bytes[start] == Self.key[0] && bytes[start...].starts(with: Self.key) {
      let offset = start + Self.key.count
      guard bytes[offset..<offset + Self.digits].allSatisfy({ (0x30...0x39).contains($0) }) else {
        continue
      }
      bytes.replaceSubrange(offset..<offset + Self.digits, with: date)
    }
    return bytes
  }
}
