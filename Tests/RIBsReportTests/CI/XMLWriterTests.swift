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
}
