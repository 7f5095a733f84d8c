import RIBsTrace
import Testing

@testable import RIBsRecorder

/// Events that cannot be written for a while are lost and counted, and the trace says so once writing works again.
@Suite struct LostEventTests {
  private let header =
    #"{"type":"trace","version":1,"session":"S","app":"A","runtime":"R","platform":"P","startedAt":"now"}"#

  private func writer(to sink: FullSink, sizeLimit: Int = .max) -> SessionWriter {
    SessionWriter(
      sink: sink, clock: SteppingTraceClock(step: 0),
      header: TraceHeader(
        session: "S", app: "A", runtime: "R", platform: "P", startedAt: "now"),
      sizeLimit: sizeLimit)
  }

  /// Marks moments, each by its name.
  private func mark(_ names: String..., in writer: inout SessionWriter) {
    for name in names { writer.append(.mark(name: name)) }
  }

  @Test func `lost events leave a hole, and a drop counts them`() {
    let sink = FullSink()
    var writer = writer(to: sink)
    mark("before", in: &writer)
    sink.hasRoom = false
    mark("lost", "lost", "lost", in: &writer)
    sink.hasRoom = true
    mark("after", "later", in: &writer)
    writer.finish(.exit)
    #expect(
      sink.text == """
        \(header)
        {"type":"mark","seq":1,"t":0,"name":"before"}
        {"type":"drop","seq":5,"t":0,"count":3}
        {"type":"mark","seq":6,"t":0,"name":"after"}
        {"type":"mark","seq":7,"t":0,"name":"later"}
        {"type":"end","seq":8,"t":0,"reason":"exit"}

        """)
    #expect(sink.isClosed)
  }

  @Test func `writing may fail again and again`() {
    let sink = FullSink()
    var writer = writer(to: sink)
    for _ in 1...2 {
      sink.hasRoom = false
      mark("lost", "lost", in: &writer)
      sink.hasRoom = true
      mark("after", in: &writer)
    }
    writer.finish(.teardown)
    #expect(
      sink.text == """
        \(header)
        {"type":"drop","seq":3,"t":0,"count":2}
        {"type":"mark","seq":4,"t":0,"name":"after"}
        {"type":"drop","seq":7,"t":0,"count":2}
        {"type":"mark","seq":8,"t":0,"name":"after"}
        {"type":"end","seq":9,"t":0,"reason":"teardown"}

        """)
  }

  @Test func `a session that finds no room at first begins with its header all the same`() {
    let sink = FullSink(hasRoom: false)
    var writer = writer(to: sink)
    mark("lost", in: &writer)
    sink.hasRoom = true
    mark("after", in: &writer)
    writer.finish(.exit)
    #expect(
      sink.text == """
        \(header)
        {"type":"drop","seq":2,"t":0,"count":1}
        {"type":"mark","seq":3,"t":0,"name":"after"}
        {"type":"end","seq":4,"t":0,"reason":"exit"}

        """)
  }

  @Test func `a session that ends without room is closed all the same`() {
    let sink = FullSink()
    var writer = writer(to: sink)
    sink.hasRoom = false
    mark("lost", in: &writer)
    writer.finish(.exit)
    #expect(sink.text == header + "\n")
    #expect(sink.isClosed)
  }

  // MARK: The size limit

  @Test("At the size limit a drop is written, and then nothing more")
  func sizeLimit() {
    let sink = FullSink()
    var writer = writer(to: sink, sizeLimit: header.utf8.count + 1 + 200)
    mark("one", "two", "three", "four", "five", in: &writer)
    #expect(writer.isFinished && sink.isClosed)
    writer.finish(.exit)
    #expect(
      sink.text == """
        \(header)
        {"type":"mark","seq":1,"t":0,"name":"one"}
        {"type":"drop","seq":3,"t":0,"count":1}

        """)
  }

  @Test("What a full disk lost is counted before the size limit is reached")
  func sizeLimitAfterLosses() {
    let sink = FullSink()
    var writer = writer(to: sink, sizeLimit: header.utf8.count + 1 + 232)
    mark("one", in: &writer)
    sink.hasRoom = false
    mark("lost", "lost", in: &writer)
    sink.hasRoom = true
    mark("four", in: &writer)
    #expect(
      sink.text == """
        \(header)
        {"type":"mark","seq":1,"t":0,"name":"one"}
        {"type":"drop","seq":4,"t":0,"count":2}
        {"type":"drop","seq":6,"t":0,"count":1}

        """)
    #expect(sink.isClosed)
  }

  @Test("A session that ends near the size limit still has its end")
  func endNearTheLimit() {
    let sink = FullSink()
    var writer = writer(to: sink, sizeLimit: header.utf8.count + 1 + 180)
    mark("one", in: &writer)
    writer.finish(.exit)
    #expect(sink.text.hasSuffix(#""reason":"exit"}"# + "\n"))
  }

  @Test("An event is written as long as 128 bytes remain for a last line")
  func exactLimit() {
    let line = #"{"type":"mark","seq":1,"t":0,"name":"one"}"# + "\n"
    let needed = header.utf8.count + 1 + line.utf8.count + 128
    for (limit, isWritten) in [(needed, true), (needed - 1, false)] {
      let sink = FullSink()
      var writer = writer(to: sink, sizeLimit: limit)
      mark("one", in: &writer)
      #expect(sink.text.contains("one") == isWritten)
      #expect(writer.isFinished == !isWritten)
      writer.finish(.exit)
    }
  }

  @Test("Every limit leaves whole lines that end in a drop or an end", arguments: [0, 3])
  func anyLimit(before: Int) {
    var lengths: [Int] = []
    for limit in 0..<700 {
      let sink = FullSink()
      var writer = writer(to: sink, sizeLimit: limit)
      for _ in 0..<before { mark("one", in: &writer) }
      writer.finish(.teardown)
      mark("late", in: &writer)
      writer.finish(.exit)
      let lines = sink.text.split(separator: "\n")
      #expect(sink.text.utf8.count <= limit && sink.isClosed)
      #expect(lines.isEmpty || sink.text.hasSuffix("}\n"))
      #expect(!sink.text.contains(#""count":0"#), "\(limit)")
      if lines.count > 1 {
        #expect(lines.last?.contains(/"type":"(end|drop)"/) == true, "\(limit)")
      }
      lengths.append(lines.count)
    }
    #expect(lengths == lengths.sorted() && lengths.last == before + 2)
  }

  @Test("No limit is too small for the app", arguments: [Int.min, -1, 0, 1, 150])
  func tinyLimits(limit: Int) {
    let sink = FullSink()
    var writer = writer(to: sink, sizeLimit: limit)
    mark("one", "two", in: &writer)
    writer.finish(.exit)
    #expect(sink.isClosed)
    #expect(sink.text.utf8.count <= max(0, limit))
  }

  @Test func `what was lost last is counted before the end`() {
    let sink = FullSink()
    var writer = writer(to: sink)
    sink.hasRoom = false
    mark("lost", in: &writer)
    sink.hasRoom = true
    writer.finish(.exit)
    #expect(
      sink.text == """
        \(header)
        {"type":"drop","seq":2,"t":0,"count":1}
        {"type":"end","seq":3,"t":0,"reason":"exit"}

        """)
  }

  @Test func `a sink in memory has all lines`() {
    let sink = MemorySink()
    var writer = SessionWriter(
      sink: sink, clock: SteppingTraceClock(step: 0), header: TraceHeader(), sizeLimit: .max)
    mark("one", in: &writer)
    writer.finish(.exit)
    #expect(
      String(decoding: sink.bytes, as: UTF8.self) == """
        {"type":"trace","version":1}
        {"type":"mark","seq":1,"t":0,"name":"one"}
        {"type":"end","seq":2,"t":0,"reason":"exit"}

        """)
  }
}
