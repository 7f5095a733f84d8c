import Foundation
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("Characters that XML excludes")
struct XMLCharactersTests {
  @Test(arguments: [
    "0000", "0001", "0008", "000b", "000c", "000e", "001f", "fffe", "ffff",
  ]) func `are replaced in a JUnit report, as an attribute and as text`(code: String) throws {
    let scalar = try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init))
    let report = try report(
      """
      headless
      raw {"type":"create","seq":1,"t":1,"id":1,"rib":"A\\u\(code)Z","kind":"launch"}
      raw {"type":"launch","seq":2,"t":1,"id":1}
      raw {"type":"attach","seq":3,"t":1,"id":1,"parent":1,"at":"App/\\u\(code).swift:1"}
      """, source: "a\(Character(scalar))z.jsonl")
    let text = ReportFormat.junit.text(report)
    #expect(!text.unicodeScalars.contains(scalar))
    #expect(text.contains("a\u{FFFD}z.jsonl") && text.contains("A\u{FFFD}Z"))
    #expect(XMLText(Data(text.utf8)).error == nil)
  }

  @Test(arguments: ["\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{10FFFF}"])
  func `are only these, and all others stay`(character: String) throws {
    let report = try report("root Root", source: "a\(character)z.jsonl")
    #expect(ReportFormat.junit.text(report).contains("a\(character)z.jsonl"))
  }
}
