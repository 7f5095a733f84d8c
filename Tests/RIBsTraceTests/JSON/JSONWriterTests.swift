import Foundation
import Testing

@testable import RIBsTrace

@Suite("JSON that reports write") struct JSONWriterTests {
  private func written(_ text: String) -> [UInt8] {
    var json = JSONWriter()
    json.value(text)
    return json.drain()
  }

  @Test func `a control character never reaches a terminal, and reads the same`() throws {
    let controls = [0..<0x20, 0x7F..<0xA0, 0x2028..<0x202F, 0x2066..<0x206A].joined()
    for value in controls {
      let scalar = try #require(UnicodeScalar(UInt32(value)))
      for text in [String(scalar), "a\(scalar)b#[", "é→\(scalar)\(scalar)…"] {
        let json = written(text)
        #expect(!String(decoding: json, as: UTF8.self).unicodeScalars.contains(scalar))
        #expect(try JSONDecoder().decode(String.self, from: Data(json)) == text)
      }
    }
    #expect(written("\u{9B}2J\u{7F}\u{2028}") == Array(#""\u009b2J\u007f\u2028""#.utf8))
  }

  @Test(arguments: [
    "é", "ÀÁ", "→ … “quoted” ✓", "\u{A0}\u{A1}\u{2027}\u{202F}\u{2065}", "로그인", "👩‍👩‍👧", "#", "[",
  ])
  func `other text stays as it is`(text: String) {
    #expect(written(text) == Array("\"\(text)\"".utf8))
  }
}
