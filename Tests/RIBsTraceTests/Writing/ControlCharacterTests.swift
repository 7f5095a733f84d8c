import Foundation
import Testing

@testable import RIBsTrace

@Suite struct ControlCharacterTests {
  private struct Line: Decodable {
    let name: String
    let at: String
    let thread: String
  }

  @Test(
    "A text of one control character is escaped, and reads the same",
    arguments: UInt8(0)..<0x20)
  func wholeText(byte: UInt8) throws {
    let text = String(UnicodeScalar(byte))
    let event = TraceEvent(seq: 1, time: 0, thread: text, at: text, body: .mark(name: text))
    let line = TraceEncoder().line(for: event)
    #expect(!line.dropLast().contains { $0 < 0x20 })
    #expect(lines(of: line) == [NumberedLine(number: 1, line: .event(event))])
    // Foundation's decoder agrees.
    let decoded = try JSONDecoder().decode(Line.self, from: Data(line))
    #expect([decoded.name, decoded.at, decoded.thread] == [text, text, text])
  }
}
