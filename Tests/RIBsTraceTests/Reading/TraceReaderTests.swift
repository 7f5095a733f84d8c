import Testing

@testable import RIBsTrace

@Suite struct TraceReaderTests {
  @Test func `keys may stand in any order`() {
    let text = #"{"at":"A:1","parent":1,"t":5,"id":2,"seq":3,"type":"attach"}"#
    #expect(
      onlyLine(text)
        == .event(TraceEvent(seq: 3, time: 5, at: "A:1", body: .attach(id: 2, parent: 1))))
  }

  @Test func `keys that nobody knows are passed over`() {
    let text = #"""
      {"x":[{"type":"end"},null],"type":"settle","seq":1,"colour":"red","t":1,"n":-1.5e9,"f":false}
      """#
    #expect(onlyLine(text) == settle(1))
  }

  @Test func `a known key of another event is passed over`() {
    #expect(
      onlyLine(#"{"type":"settle","seq":1,"t":1,"id":"two","cause":"bad","rib":7}"#) == settle(1))
  }

  @Test func `spaces between the tokens mean nothing`() {
    #expect(
      onlyLine(" \t{ \"type\" :\t\"settle\" , \"seq\" : 1 , \"t\" : 1 } \t ") == settle(1))
  }

  @Test func `blank lines are counted and passed over`() {
    let text = "\n  \t\n\r\n\(settleText(1))\n\n\(settleText(2))\n\n"
    #expect(
      lines(of: text) == [
        NumberedLine(number: 4, line: settle(1)), NumberedLine(number: 6, line: settle(2)),
      ])
  }

  @Test func `a CR before the LF is no part of the line`() {
    let text = "\(settleText(1))\r\n\(settleText(2))\r\n"
    #expect(lines(of: text).map(\.line) == [settle(1), settle(2)])
  }

  @Test func `an empty input has no lines`() {
    #expect(lines(of: "").isEmpty)
  }

  @Test(arguments: [1, 4096, 3 << 20])
  func `NUL bytes behind the last line are passed over, however many`(count: Int) {
    let nuls = [UInt8](repeating: 0, count: count)
    #expect(
      lines(of: Array("\(settleText(1))\n".utf8) + nuls)
        == [NumberedLine(number: 1, line: settle(1))])
    #expect(
      lines(of: Array(settleText(1).utf8) + nuls) == [NumberedLine(number: 1, line: settle(1))])
  }

  @Test func `NUL bytes between lines are no blank line`() {
    let text = "\(settleText(1))\n\0\0\n\(settleText(2))\n"
    let read = lines(of: text)
    #expect(read.count == 3)
    #expect(read.last?.line == settle(2))
    #expect(read.dropFirst().first?.line.isMalformed == true)
  }

  @Test func `a last line without LF that parses is a line`() {
    #expect(lines(of: "\(settleText(1))\n\(settleText(2))").map(\.line) == [settle(1), settle(2)])
  }

  @Test func `a last line without LF that does not parse is a torn tail`() {
    #expect(
      lines(of: "\(settleText(1))\n{\"type\":\"at").map(\.line) == [settle(1), .tornTail])
  }

  @Test func `a torn tail with NUL bytes behind it is a torn tail`() {
    #expect(lines(of: "{\"type\":\"at\0\0\0").map(\.line) == [.tornTail])
  }

  @Test func `a last line without LF that parses with a bad key is no torn tail`() {
    #expect(
      lines(of: #"{"type":"launch","seq":4,"t":0}"#).map(\.line)
        == [.invalidField(key: "id", reason: "is missing", seq: 4)])
  }

  @Test func `the same broken line is malformed with LF and torn without`() {
    let read = lines(of: "{\"type\"\n{\"type\"")
    #expect(read.first?.line.isMalformed == true)
    #expect(read.last?.line == .tornTail)
  }

  @Test func `a reader that finished starts anew`() {
    var reader = TraceReader()
    var read: [NumberedLine] = []
    for _ in 1...2 {
      reader.feed(Array("\n\(settleText(1))\n".utf8)) { read.append($0) }
      reader.finish { read.append($0) }
    }
    #expect(
      read == [NumberedLine(number: 2, line: settle(1)), NumberedLine(number: 2, line: settle(1))])
  }

  @Test func `an error of the caller stops the reading`() {
    struct Enough: Error {}
    var reader = TraceReader()
    #expect(throws: Enough.self) {
      try reader.feed(Array("\(settleText(1))\n".utf8)) { _ in throw Enough() }
    }
  }
}

extension TraceLine {
  var isMalformed: Bool {
    if case .malformed = self { true } else { false }
  }
}
