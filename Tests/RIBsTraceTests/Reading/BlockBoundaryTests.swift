import RIBsTrace
import Testing

@Suite struct BlockBoundaryTests {
  private static let trace = Array(
    """
    {"type":"trace","version":1,"session":"é👍"}\r
    {"type":"create","seq":1,"t":1,"id":1,"rib":"R\\u00e4t","kind":"launch"}

    {"type":"broken
    {"type":"teleport","seq":2,"t":2}
    {"type":"launch","seq":3,"t":3,"id":0}
    {"type":"end","seq":4,"t":4,"reason":"exit"}\r
    {"type":"att
    """.utf8)

  private func lines(of blocks: [ArraySlice<UInt8>]) -> [NumberedLine] {
    var reader = TraceReader()
    var read: [NumberedLine] = []
    for block in blocks { reader.feed(block) { read.append($0) } }
    reader.finish { read.append($0) }
    return read
  }

  @Test func `a trace reads the same wherever it is cut in two`() {
    let whole = lines(of: [Self.trace[...]])
    #expect(whole.count == 7)
    for cut in Self.trace.indices {
      #expect(lines(of: [Self.trace[..<cut], Self.trace[cut...]]) == whole, "cut at byte \(cut)")
    }
  }

  @Test func `a trace reads the same byte by byte`() {
    #expect(
      lines(of: Self.trace.indices.map { Self.trace[$0...$0] }) == lines(of: [Self.trace[...]]))
  }

  @Test func `an empty block changes nothing`() {
    let empty = Self.trace[..<0]
    #expect(
      lines(of: [empty, Self.trace[...], empty, empty]) == lines(of: [Self.trace[...]]))
  }

  @Test func `a trace that ends at any byte never loses a whole line`() {
    let whole = lines(of: [Self.trace[...]])
    for cut in Self.trace.indices {
      let complete = Self.trace[..<cut].count { $0 == 0x0A }
      let read = lines(of: [Self.trace[..<cut]])
      let expected = whole.filter { $0.number <= complete }
      #expect(Array(read.prefix(expected.count)) == expected, "ended at byte \(cut)")
      #expect(read.count - expected.count <= 1)
    }
  }
}
