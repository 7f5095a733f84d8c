import RIBsTestSupport
import Testing

@testable import RIBsTrace

@Suite struct RoundTripTests {
  @Test(arguments: everyBody.indices)
  func `an event that was written reads the same`(index: Int) {
    let event = TraceEvent(
      seq: 7, time: 9, thread: "net", at: "App/Root.swift:9", body: everyBody[index].body)
    #expect(
      lines(of: TraceEncoder().line(for: event)) == [NumberedLine(number: 1, line: .event(event))])
  }

  @Test func `every type of event is among those that are written and read`() {
    #expect(Set(everyBody.map(\.body.name)) == Set(EventType.allCases.map(\.rawValue)))
  }

  @Test func `an introduction that was written reads the same`() {
    let event = TraceEvent(
      seq: nil, time: 0, introduction: TraceEvent.Introduction(rib: "Feed", kind: .viewable),
      body: .attach(id: 2, parent: 1))
    #expect(
      lines(of: TraceEncoder().line(for: event)) == [NumberedLine(number: 1, line: .event(event))])
  }

  @Test func `a header that was written reads the same`() {
    let header = TraceHeader(
      session: "S", app: "Tada", runtime: "R", platform: "P", startedAt: "now", appVersion: "3.2",
      build: "3201", device: "iPhone16,1", tags: ["channel": "beta", "\"": "\n"], sampled: true,
      otherNodes: true,
      checkpoint: 12)
    #expect(
      lines(of: TraceEncoder().line(for: header))
        == [NumberedLine(number: 1, line: .header(header))])
  }

  @Test(arguments: [
    "", " ", "\"", "\\", "\u{0}", "\n", "a/b", "é", "e\u{301}", "\u{FFFF}", "👩‍👩‍👧", "\u{10FFFF}",
  ])
  func `any text that was written reads the same`(text: String) {
    let event = TraceEvent(seq: 1, time: 0, at: text, body: .mark(name: text))
    let read = lines(of: TraceEncoder().line(for: event)).first?.line
    #expect(read == .event(event))
    // Swift's == takes canonically equal strings for one.
    if case .event(let event)? = read, case .mark(let name) = event.body {
      #expect(Array(name.unicodeScalars) == Array(text.unicodeScalars))
    }
  }
}
