import Testing

@testable import RIBsTrace

@Suite struct LongLineTests {
  private static let limit = 1 << 20

  /// A `settle` of just so many bytes.
  private func line(ofLength length: Int) -> String {
    let frame = #"{"type":"settle","seq":1,"t":1,"x":""}"#.utf8.count
    let fill = String(repeating: "x", count: length - frame)
    return #"{"type":"settle","seq":1,"t":1,"x":"\#(fill)"}"#
  }

  @Test func `a line of 1 MiB is read`() {
    let text = "\(line(ofLength: Self.limit))\n\(settleText(2))\n"
    #expect(lines(of: text).map(\.line) == [settle(1), settle(2)])
  }

  @Test func `a line of one byte more is passed over, and the next is read`() {
    let text = "\(line(ofLength: Self.limit + 1))\n\(settleText(2))\n"
    #expect(
      lines(of: text) == [
        NumberedLine(number: 1, line: .tooLong), NumberedLine(number: 2, line: settle(2)),
      ])
  }

  @Test func `the CR before the LF does not count`() {
    #expect(lines(of: "\(line(ofLength: Self.limit))\r\n").map(\.line) == [settle(1)])
    #expect(lines(of: "\(line(ofLength: Self.limit + 1))\r\n").map(\.line) == [.tooLong])
  }

  @Test func `a mark before the first line counts as far as a CR might stand`() {
    let mark = "\u{FEFF}"
    #expect(lines(of: "\(mark)\(line(ofLength: Self.limit - 2))\n").map(\.line) == [settle(1)])
    #expect(lines(of: "\(mark)\(line(ofLength: Self.limit))\n").map(\.line) == [.tooLong])
  }

  @Test func `the limit holds for a last line without LF`() {
    #expect(lines(of: line(ofLength: Self.limit)).map(\.line) == [settle(1)])
    #expect(lines(of: line(ofLength: Self.limit) + "\r").map(\.line) == [settle(1)])
    #expect(lines(of: line(ofLength: Self.limit + 1)).map(\.line) == [.tooLong])
    #expect(lines(of: line(ofLength: Self.limit + 2)).map(\.line) == [.tooLong])
  }

  /// A system that crashes can leave space in the middle of a file that was reserved and never written.
  @Test func `NULs beyond the limit are no part of the last line, and text behind them is`() {
    let line = line(ofLength: Self.limit)
    let nuls = String(repeating: "\u{0}", count: 100)
    #expect(lines(of: "\(line)\(nuls)").map(\.line) == [settle(1)])
    #expect(lines(of: "\(line)\r\(nuls)").map(\.line) == [settle(1)])
    #expect(lines(of: "\(line)\r\(nuls)\n").map(\.line) == [.tooLong])
    #expect(lines(of: "\(line)\(nuls)x").map(\.line) == [.tooLong])
  }

  @Test func `two lines over the limit are two lines`() {
    let long = line(ofLength: 3 * Self.limit)
    #expect(
      lines(of: "\(long)\n\(long)\n\(settleText(3))\n").map(\.line)
        == [.tooLong, .tooLong, settle(3)])
  }

  @Test func `a line over the limit that comes in small blocks is passed over as well`() {
    var reader = TraceReader()
    var read: [TraceLine] = []
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
    for _ in 0..<3000 { reader.feed(block) { read.append($0.line) } }
    reader.feed(Array("\n\(settleText(2))\n".utf8)) { read.append($0.line) }
    reader.finish { read.append($0.line) }
    #expect(read == [.tooLong, settle(2)])
  }
}
