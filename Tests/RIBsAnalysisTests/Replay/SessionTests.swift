import RIBsAnalysis
import Testing

@Suite struct SessionTests {
  private func unusable(_ bytes: [UInt8]) -> TraceAnalyzer.Unusable? {
    var analyzer = TraceAnalyzer()
    analyzer.feed(bytes)
    do {
      _ = try analyzer.finish()
      return nil
    } catch {
      return error
    }
  }

  private func unusable(_ text: String) -> TraceAnalyzer.Unusable? { unusable(Array(text.utf8)) }

  @Test func `sessions in one file are judged apart`() throws {
    let first = try TraceScript("root Root\nopen Root A\nclose Root A").trace()
    let second = try TraceScript("root Root\nopen Root A\nattach Root A\nsettle").trace()
    let reports = try sessions(first + second)
    #expect(reports.map { $0.findings.map(\.words) } == [[], ["double-attach A"]])
    #expect(reports.map(\.ribs) == [2, 2])
    // 1 + 11 lines of the first, then the header and 8 events before the second attach.
    #expect(reports.last?.findings.first?.line == 22)
    #expect(reports.last?.findings.first?.seq == 9)
  }

  @Test func `a session is called as its header says, or by its place`() throws {
    let text = """
      {"type":"settle","seq":1,"t":0}
      {"type":"trace","version":1}
      {"type":"settle","seq":1,"t":0}
      {"type":"trace","version":1,"session":"S","app":"Tada","sampled":true}
      """
    let reports = try sessions(text.utf8)
    #expect(reports.map(\.name) == ["session 1", "session 2", "S"])
    #expect(reports.map(\.app) == [nil, nil, "Tada"])
    #expect(reports.map(\.isSampled) == [false, false, true])
    #expect(reports.map(\.events) == [1, 1, 0])
    #expect(
      reports.map { $0.findings.map(\.words) }
        == [
          ["trace-no-header", "trace-no-ribs", "trace-not-ended"],
          ["trace-no-ribs", "trace-not-ended"], ["trace-no-ribs", "trace-not-ended"],
        ])
  }

  @Test func `what stands before a header is analysed all the same`() throws {
    let found = try findings("headless\nroot Root\nopen Root A\nattach Root A")
    #expect(found.map(\.words) == ["trace-no-header", "double-attach A"])
    #expect(found.last?.line == 9)
  }

  @Test func `a torn line between two sessions belongs to the first`() throws {
    let second = try TraceScript("root Root").trace()
    let reports = try sessions(TraceScript("root Root\nraw {\"ty").trace() + second)
    #expect(reports.map(\.isInconclusive) == [true, false])
  }

  @Test(arguments: ["", "\n\n \r\n", "\0\0\0"])
  func `an empty trace is unusable`(text: String) {
    #expect(unusable(text) == .empty)
  }

  @Test func `what has no line of a trace is unusable`() {
    #expect(unusable("\nHello\nWorld\n") == .notATrace(firstLine: 2))
    #expect(unusable("{}") == .notATrace(firstLine: 1))
    #expect(unusable([0xFF, 0xD8, 0xFF, 0x0A, 0x00]) == .notATrace(firstLine: 1))
    #expect(unusable(#"{"type":"trace"}"#) == .notATrace(firstLine: 1))
  }

  @Test func `one line that can be read makes a trace of it`() {
    #expect(unusable("Hello\n{\"type\":\"settle\",\"t\":0}\n") == nil)
    #expect(unusable("{\"type\":\"teleport\"}\n") == nil)
    #expect(unusable("{\"type\":\"trace\",\"version\":1}\n") == nil)
  }

  @Test func `a version that nobody knows makes all of it unusable`() throws {
    let good = String(decoding: try TraceScript("root Root").trace(), as: UTF8.self)
    let bad = #"{"type":"trace","version":2}"# + "\n"
    #expect(unusable(bad) == .unsupportedVersion(2, line: 1))
    #expect(unusable(good + bad + good) == .unsupportedVersion(2, line: 7))
    #expect(unusable(#"{"type":"trace","version":0}"#) == .unsupportedVersion(0, line: 1))
  }

  @Test func `why a trace is unusable is said in words`() {
    for unusable in [
      TraceAnalyzer.Unusable.empty, .notATrace(firstLine: 3), .unsupportedVersion(7, line: 5),
    ] {
      #expect(unusable.description.last == "." || unusable.description.last == "?")
      if let line = unusable.line { #expect(unusable.description.hasPrefix("line \(line): ")) }
    }
  }

  @Test func `the same bytes give the same report wherever they are cut`() throws {
    let bytes = try TraceScript(
      "root Root\nopen Root A\nopen A B\nclose Root A\nraw {\nsettle\ntorn {\"é"
    ).trace()
    let whole = try sessions(bytes).flatMap(\.findings)
    #expect(whole.count == 4)
    for cut in stride(from: 0, to: bytes.count, by: 7) {
      var analyzer = TraceAnalyzer()
      analyzer.feed(bytes[..<cut])
      analyzer.feed(bytes[cut...])
      #expect(try analyzer.finish().flatMap(\.findings) == whole)
    }
  }
}
