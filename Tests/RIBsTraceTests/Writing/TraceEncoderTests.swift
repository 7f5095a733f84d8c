import Foundation
import RIBsTestSupport
import RIBsTrace
import Testing

@Suite struct TraceEncoderTests {
  @Test func `an event's keys stand in a fixed order`() throws {
    let lines = everyBody.flatMap { body, _ in
      TraceEncoder().line(for: TraceEvent(seq: 7, time: 9, body: body))
    }
    try expectGolden(String(decoding: lines, as: UTF8.self), "every-event.jsonl")
  }

  @Test func `a line that was recorded is written again as the same bytes`() throws {
    var count = 0
    for file in Repository.fixtures {
      let trace = [UInt8](try Data(contentsOf: file))
      var written: [UInt8] = []
      for line in lines(of: trace) {
        switch line.line {
        case .header(let header): written += TraceEncoder().line(for: header)
        case .event(let event): written += TraceEncoder().line(for: event)
        default: Issue.record("\(file.lastPathComponent), line \(line.number): \(line.line)")
        }
        count += 1
      }
      #expect(written == trace, "\(file.lastPathComponent)")
    }
    #expect(count > 1000)
  }

  @Test func `introduction, thread and call site stand last`() {
    let event = TraceEvent(
      seq: 1, time: 0, thread: "net", at: "App/Root.swift:9",
      introduction: TraceEvent.Introduction(rib: "Feed", kind: .viewless), body: .load(id: 4))
    #expect(
      String(decoding: TraceEncoder().line(for: event), as: UTF8.self)
        == #"{"type":"load","seq":1,"t":0,"id":4,"rib":"Feed","kind":"viewless","thread":"net","at":"App/Root.swift:9"}"#
        + "\n")
  }

  @Test func `a foreign event without a number has no key for it`() {
    let line = TraceEncoder().line(for: TraceEvent(seq: nil, time: 3, body: .settle))
    #expect(String(decoding: line, as: UTF8.self) == #"{"type":"settle","t":3}"# + "\n")
  }

  @Test func `a header has neither number nor time`() {
    let header = TraceHeader(
      session: "S", app: "Tada", runtime: "InstrumentedRIBs 1.0", platform: "Linux",
      startedAt: "2026-11-21T05:08:00Z", sampled: true)
    #expect(
      String(decoding: TraceEncoder().line(for: header), as: UTF8.self)
        == #"{"type":"trace","version":1,"session":"S","app":"Tada","runtime":"InstrumentedRIBs 1.0","platform":"Linux","startedAt":"2026-11-21T05:08:00Z","sampled":true}"#
        + "\n")
  }

  @Test func `a header's tags stand last, by name`() {
    let header = TraceHeader(
      appVersion: "3.2", build: "3201", device: "iPhone16,1",
      tags: ["store": "eu", "channel": "\"beta\""], otherNodes: true, checkpoint: 12)
    #expect(
      String(decoding: TraceEncoder().line(for: header), as: UTF8.self)
        == #"{"type":"trace","version":1,"appVersion":"3.2","build":"3201","device":"iPhone16,1","otherNodes":true,"checkpoint":12,"tags":{"channel":"\"beta\"","store":"eu"}}"#
        + "\n")
  }

  @Test func `a header leaves out what is not known`() {
    #expect(
      String(decoding: TraceEncoder().line(for: TraceHeader()), as: UTF8.self)
        == #"{"type":"trace","version":1}"# + "\n")
  }

  @Test func `what JSON cannot take as it is is escaped`() {
    let name = "\"\\/\n\r\t\u{0}\u{1F}\u{7F}é\u{2028}🇩🇪"
    let line = TraceEncoder().line(for: TraceEvent(seq: 1, time: 0, body: .mark(name: name)))
    #expect(
      String(decoding: line, as: UTF8.self)
        == #"{"type":"mark","seq":1,"t":0,"name":"\"\\/\n\r\t\u0000\u001f"#
        + "\u{7F}é\u{2028}🇩🇪\"}\n")
  }

  @Test func `a recorder's line has the RIB's name and the thread before the call site`() {
    var line = TraceLineBuffer()
    TraceEncoder().write(
      .load(id: 4), seq: 1, time: 0, rib: "Feed", thread: "net", site: ("App/Root.swift", 9),
      to: &line)
    #expect(
      line.withBytes { String(decoding: $0, as: UTF8.self) }
        == #"{"type":"load","seq":1,"t":0,"id":4,"rib":"Feed","thread":"net","at":"App/Root.swift:9"}"#
        + "\n")
  }

  @Test func `a recorder's call site is the file and the line`() {
    var line = TraceLineBuffer()
    TraceEncoder().write(
      .load(id: 4), seq: 1, time: 0, thread: nil, site: ("App/Root.swift", 9), to: &line)
    #expect(
      line.withBytes { String(decoding: $0, as: UTF8.self) }
        == #"{"type":"load","seq":1,"t":0,"id":4,"at":"App/Root.swift:9"}"# + "\n")
  }
}
