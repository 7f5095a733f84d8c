/// Cairo's PDF without the time at which it was drawn, so that the same picture is the same bytes.
struct PDFDocument {
  let drawn: [UInt8]

  private static let key = Array("/CreationDate (D:".utf8)
  private static let digits = 14

  /// Year to second become those of the first of January 1970. The length stays, since a PDF counts its bytes.
  func bytes() -> [UInt8] {
    var bytes = drawn
    let date = Array("19700101000000".utf8)
    for start in bytes.indices.dropLast(Self.key.count + Self.digits)
    where bytes[start] == Self.key[0] && bytes[start...].starts(with: Self.key) {
      let place = start + Self.key.count
      guard bytes[place..<place + Self.digits].allSatisfy({ (0x30...0x39).contains($0) }) else {
        continue
      }
      bytes.replaceSubrange(place..<place + Self.digits, with: date)
    }
    return bytes
  }
}
