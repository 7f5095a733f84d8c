import Testing

@testable import RIBsTrace

@Suite struct JSONStringTests {
  private func text(_ inside: [UInt8]) throws -> String? {
    let line = Array(#"{"v":""#.utf8) + inside + Array(#""}"#.utf8)
    guard case .string(let text) = try ScannedObject(line: line)["v"] else { return nil }
    return text
  }

  private func text(_ inside: String) throws -> String? { try text(Array(inside.utf8)) }

  @Test(arguments: [
    (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
    (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0041"#, "A"), (#"\u00e9"#, "é"),
    (#"\u00E9"#, "é"), (#"\uFFFF"#, "\u{FFFF}"), (#"\u0000"#, "\0"),
    (#"\ud83d\udc4d"#, "👍"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"a\\u0041"#, "a\\u0041"),
    (#"é\n👍"#, "é\n👍"),
  ])
  func `escapes stand for what JSON says`(inside: String, meaning: String) throws {
    #expect(try text(inside) == meaning)
  }

  @Test(arguments: [
    #"\x"#, #"\U0041"#, #"\u004"#, #"\u00g1"#, #"\u+041"#, #"\"#, #"\u"#,
    #"\ud83d"#, #"\ud83dx"#, #"\ud83d\n"#, #"\ud83d\u0041"#, #"\ud83d\ud83d"#, #"\udc4d"#,
    #"\udc4d\ud83d"#,
  ])
  func `what is no escape is refused`(inside: String) {
    #expect(throws: JSONScanner.Failure.self) { try text(inside) }
  }

  @Test(arguments: [
    [0x80], [0xC3], [0xC3, 0x28], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82],
  ])
  func `bytes that are no UTF-8 are refused, before an escape and behind it`(bytes: [UInt8]) {
    #expect(throws: JSONScanner.Failure.self) { try text(bytes) }
    #expect(throws: JSONScanner.Failure.self) { try text(bytes + Array(#"\n"#.utf8)) }
    #expect(throws: JSONScanner.Failure.self) { try text(Array(#"\n"#.utf8) + bytes) }
  }

  @Test func `control characters must be escaped`() throws {
    for byte in UInt8(0)..<0x20 {
      #expect(throws: JSONScanner.Failure.self) { try text([byte]) }
      #expect(throws: JSONScanner.Failure.self) { try text(Array(#"\n"#.utf8) + [byte]) }
    }
    #expect(try text([0x7F]) == "\u{7F}")
  }

  @Test func `a string that does not end is refused`() {
    for open in ["\"", "\"abc", "\"a\\", "\"a\\n", "\"\\u12", "\"\\ud83d\\"] {
      let line = Array(#"{"v":\#(open)"#.utf8)
      #expect(throws: JSONScanner.Failure.self) { try ScannedObject(line: line) }
    }
  }

  @Test func `invalid UTF-8 in a key or in what is passed over makes a line malformed`() {
    let key = Array(#"{""#.utf8) + [0xFF] + Array(#"":1}"#.utf8)
    let nested =
      Array(#"{"type":"settle","t":0,"x":["#.utf8) + Array("\"".utf8) + [0xC3, 0x28]
      + Array(#""]}"#.utf8)
    for line in [key, nested] {
      #expect(lines(of: line + [0x0A]).first?.line.isMalformed == true)
    }
  }
}
