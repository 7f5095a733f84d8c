import Testing

@testable import RIBsTrace

@Suite struct TraceReaderTextsTests {
  private func trace(_ names: some Sequence<String>) -> [UInt8] {
    names.flatMap { Array(#"{"type":"mark","t":0,"name":"\#($0)"}"#.utf8) + [0x0A] }
  }

  private func names(_ trace: [UInt8], _ reader: inout TraceReader) -> [String] {
    var names: [String] = []
    reader.feed(trace) {
      if case .event(let event) = $0.line, case .mark(let name) = event.body { names.append(name) }
    }
    return names
  }

  @Test func `strings of any length come out as they went in`() {
    let letters = String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 12)
    let all = (0...300).map { String(letters.prefix($0)) }
    var reader = TraceReader()
    for _ in 1...2 { #expect(names(trace(all), &reader) == all) }
  }

  @Test func `a reader forgets strings that become too many, and reads all of them right`() {
    let all = (1...100_000).map { "a name that is used once \($0)" }
    var reader = TraceReader()
    for _ in 1...2 { #expect(names(trace(all), &reader) == all) }
    // It forgot them three times, each time after the piece of 64 KB, some 1,000 lines, that held the 65,537th.
    #expect((1_000...2_000).contains(reader.strings.count))
  }

  @Test func `only the strings of an event's own keys are kept`() {
    let line =
      #"{"type":"settle","t":0,"at":"A:1","name":"unused","rib":"unused","colour":"unused"}"#
    var reader = TraceReader()
    reader.feed(Array("\(line)\n".utf8)) { _ in }
    #expect(reader.strings == ["A:1"])
  }
}
