import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsTrace
import Testing

@Suite(.exclusiveObservation) struct AppendingTests {
  private let file = TemporaryFile()

  private func lines(of url: URL) throws -> [TraceLine] {
    var reader = TraceReader()
    var lines: [TraceLine] = []
    reader.feed(try Data(contentsOf: url)) { lines.append($0.line) }
    reader.finish { lines.append($0.line) }
    return lines
  }

  @Test func `a second session follows the first and numbers its events from 1`() throws {
    try recording(to: file, .fixed(session: "1")) { _ = DetailRouter() }
    let first = try file.text
    try recording(to: file, .fixed(session: "2")) { _ = DetailRouter() }
    let text = try file.text
    #expect(
      text == first + first.replacingOccurrences(of: #""session":"1""#, with: #""session":"2""#))
  }

  @Test func `a RIB of an ended session that is deallocated later does not change the file`() throws
  {
    var home: HomeRouter? = HomeRouter()
    try recording(to: file, .fixed(session: "1")) { home = HomeRouter() }
    try recording(to: file, .fixed(session: "2")) { RIBsRecorder.mark("here") }
    let text = try file.text
    withExtendedLifetime(home) {}
    home = nil
    #expect(try file.text == text)
    #expect(text.contains("here"))
  }

  @Test("A session behind a line that a killed app tore stands on a line of its own")
  func tornTail() throws {
    let tail = #"{"type":"att"#
    try recording(to: file) { _ = DetailRouter() }
    let handle = try FileHandle(forWritingTo: file.url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(tail.utf8))
    try handle.close()
    try recording(to: file, .fixed(session: "2")) { _ = DetailRouter() }
    let read = try lines(of: file.url)
    try #require(read.count == 9)
    #expect(read[4].isMalformed)
    #expect(read[5].isHeader(of: "2"))
    #expect(try file.text.components(separatedBy: tail + "\n").count == 2)
  }

  @Test func `a session after a whole line without a line break completes that line`() throws {
    try recording(to: file) { RIBsRecorder.mark("one") }
    let whole = try file.text
    try Data(whole.utf8.dropLast()).write(to: file.url)
    try recording(to: file) { RIBsRecorder.mark("one") }
    #expect(try file.text == whole + whole)
  }

  @Test func `an empty file and a missing one begin with the header`() throws {
    try Data().write(to: file.url)
    try recording(to: file) {}
    #expect(try lines(of: file.url).count == 2)
    #expect(try file.text.hasPrefix(#"{"type":"trace""#))
    let other = TemporaryFile()
    try recording(to: other) {}
    #expect(try other.text == file.text)
  }
}

extension TraceLine {
  fileprivate var isMalformed: Bool {
    if case .malformed = self { true } else { false }
  }

  fileprivate func isHeader(of session: String) -> Bool {
    if case .header(let header) = self { header.session == session } else { false }
  }
}
