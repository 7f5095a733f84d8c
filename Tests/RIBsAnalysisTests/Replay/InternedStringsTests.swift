import RIBsAnalysis
import Testing

struct InternedStringsTests {
  /// One name in one code point, and in two.
  private static let names = ("Caf\u{E9}", "Cafe\u{301}")

  @Test func `names that look the same are the same, whatever bytes they are written in`() throws {
    #expect(!Self.names.0.utf8.elementsEqual(Self.names.1.utf8))
    let trace = """
      {"type":"trace","version":1}
      {"type":"create","seq":1,"t":0,"id":1,"rib":"Root","kind":"launch"}
      {"type":"launch","seq":2,"t":0,"id":1}
      {"type":"create","seq":3,"t":0,"id":2,"rib":"\(Self.names.0)","kind":"viewable"}
      {"type":"attach","seq":4,"t":0,"id":2,"parent":1}
      {"type":"create","seq":5,"t":0,"id":3,"rib":"\(Self.names.1)","kind":"viewable"}
      {"type":"attach","seq":6,"t":0,"id":3,"parent":1}
      {"type":"end","seq":7,"t":0,"reason":"exit"}

      """
    var analyzer = TraceAnalyzer()
    analyzer.feed(Array(trace.utf8))
    let session = try #require(try analyzer.finish().first)
    #expect(session.findings.map(\.rule) == ["duplicate-sibling"])
    #expect(session.paths.indices.count == 2)
  }

  @Test func `of a name of a megabyte the two ends are kept, and it stays a name of its own`()
    throws
  {
    let middle = String(repeating: "e\u{301}", count: 100_000)
    let trace = """
      {"type":"trace","version":1}
      {"type":"launch","seq":1,"t":0,"id":1,"rib":"Root"}
      {"type":"attach","seq":2,"t":0,"id":2,"parent":1,"rib":"A\(middle)x\(middle)Z"}
      {"type":"attach","seq":3,"t":0,"id":3,"parent":1,"rib":"A\(middle)y\(middle)Z"}
      {"type":"end","seq":4,"t":0,"reason":"exit"}

      """
    var analyzer = TraceAnalyzer()
    analyzer.feed(Array(trace.utf8))
    let session = try #require(try analyzer.finish().first)
    let name = try #require(session.tree.nodes.last).rib
    #expect(name.unicodeScalars.count == 1000)
    #expect(name.hasPrefix("Ae\u{301}") && name.contains("…") && name.hasSuffix("Z"))
    // Siblings of one name would be a finding.
    #expect(session.findings.isEmpty && session.paths.indices.count == 3)
  }

  @Test func `a name nobody could read is none`() throws {
    let trace = """
      {"type":"trace","version":1}
      {"type":"launch","seq":1,"t":0,"id":1,"rib":""}
      {"type":"attach","seq":2,"t":0,"id":2,"parent":1,"rib":""}
      {"type":"activate","seq":3,"t":0,"id":2,"rib":"Feed"}

      """
    var analyzer = TraceAnalyzer()
    analyzer.feed(Array(trace.utf8))
    let session = try #require(try analyzer.finish().first)
    #expect(session.tree.nodes.map(\.rib) == ["?", "Feed"])
  }
}
