import Testing

@testable import RIBsReport

@Suite struct XMLWriterTests {
  @Test func `text and attributes read the same after a parser's white space rules`() {
    var xml = XMLWriter()
    xml.element("a", ["key": "\"<&>\r\n\t'"], "\"<&>\r\n\t'")
    #expect(
      String(decoding: xml.drain(), as: UTF8.self)
        == "<a key=\"&quot;&lt;&amp;&gt;&#13;&#10;&#9;'\">\"&lt;&amp;&gt;&#13;\n\t'</a>\n")
  }

  @Test func `characters that XML does not have are replaced, and their neighbours stay`() {
    var xml = XMLWriter()
    xml.element("a", [:], "\u{0}\u{1F} ~\u{FFFD}\u{FFFE}\u{FFFF}\u{10000}\u{10FFFF}")
    #expect(
      String(decoding: xml.drain(), as: UTF8.self)
        == "<a>\u{FFFD}\u{FFFD} ~\u{FFFD}\u{FFFD}\u{FFFD}\u{10000}\u{10FFFF}</a>\n")
  }
}
