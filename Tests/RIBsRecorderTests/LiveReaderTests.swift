import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsRecorder
import RIBsTrace
import Testing

/// A recording that a live reader receives over a connection.
@Suite(.exclusiveObservation) struct LiveReaderTests {
  private func start(_ reader: LiveReader, host: String = "127.0.0.1") throws {
    let url = try #require(URL(string: "tcp://\(host):\(reader.port)"))
    try RIBsRecorder.start(to: url, options: .fixed())
    try reader.meet()
  }

  @Test(arguments: [("127.0.0.1", "127.0.0.1"), ("127.0.0.1", "localhost"), ("::1", "[::1]")])
  func `all events reach a live reader, whole and in order`(address: String, host: String) throws {
    guard let reader = try? LiveReader(address) else {
      // Not every machine has both kinds of address.
      try #require(address == "::1")
      return
    }
    try start(reader, host: host)
    mark(1...1000)
    RIBsRecorder.stop()
    try reader.readToEnd()
    let all = try events(in: reader.bytes)
    #expect(all.map(\.body) == marksAndEnd(1...1000))
    #expect(all.map(\.seq) == Array(1...1001))
    #expect(reader.bytes.starts(with: Array(#"{"type":"trace""#.utf8)))
  }

  @Test func `a reader that pauses loses events, and a drop counts them when it continues`() throws
  {
    let reader = try LiveReader()
    try start(reader)
    // More than the system buffers for a slow reader.
    let long = String(repeating: "x", count: 10_000)
    for number in 1...2000 { RIBsRecorder.mark("\(number) \(long)") }
    var turns = 0
    while !String(decoding: reader.bytes.suffix(1 << 16), as: UTF8.self).contains("drop"),
      turns < 10_000
    {
      turns += 1
      reader.readSome()
      RIBsRecorder.mark("\(2000 + turns)")
      usleep(1000)
    }
    RIBsRecorder.stop()
    try reader.readToEnd()
    let all = try events(in: reader.bytes)
    #expect(try lostEvents(in: all) > 0)
    #expect(all.last?.body == .end(.exit))
  }

  @Test func `a reader that hangs up loses events, and no signal reaches the app`() throws {
    let signals = try brokenPipes {
      let reader = try LiveReader()
      try start(reader)
      mark(1...5)
      // Unread bytes would reset the connection before the app writes to it.
      try reader.read(lines: 6)
      reader.hangUp()
      mark(6...1000)
      let home = HomeRouter()
      home.open()
      #expect(home.children.count == 1)
      RIBsRecorder.stop()
    }
    #expect(signals == 0)
  }

  @Test func `without a listener, the error says what should listen`() throws {
    let port = try LiveReader().port
    let error = try startError("tcp://127.0.0.1:\(port)")
    #expect(
      error?.description
        == "Cannot record RIBs to 127.0.0.1:\(port): Connection refused. Start the reader that listens there first."
    )
  }

  @Test func `an address that no connection can have is refused at once`() throws {
    let error = try startError("tcp://255.255.255.255:9")
    #expect(error?.description.hasPrefix("Cannot record RIBs to 255.255.255.255:9: ") == true)
    #expect(error?.description.contains("timed out") == false)
  }

  @Test(arguments: ["tcp://localhost", "tcp:///tmp/t.jsonl", "http://localhost:80/t.jsonl"])
  func `a URL that is neither a file nor an address is refused`(text: String) throws {
    #expect(
      try startError(text)?.description
        == "Cannot record RIBs to \(text): it is neither a file nor tcp://HOST:PORT. Give a file in a folder that exists and is writable."
    )
  }

  @Test func `a reader that does not answer is given up`() throws {
    let reader = try LiveReader()
    // The listener's queue is full, so the next connection gets no answer.
    let queued = try (0..<2).map { _ in try reader.queued() }
    defer { for connection in queued { close(connection) } }
    let error = try startError("tcp://127.0.0.1:\(reader.port)")
    #expect(
      error?.description
        == "Cannot record RIBs to 127.0.0.1:\(reader.port): Connection timed out. Start the reader that listens there first."
    )
  }

  @Test func `a program that the app starts does not inherit the connection`() throws {
    let reader = try LiveReader()
    try start(reader)
    defer { RIBsRecorder.stop() }
    let number = try #require(OpenDescriptors.first(connectedTo: reader.port))
    #expect(fcntl(number, F_GETFD) == FD_CLOEXEC)
    #expect(fcntl(number, F_GETFL) & O_NONBLOCK != 0)
  }

  @Test func `a recording that cannot start leaves no descriptor open`() throws {
    let notes = TemporaryFile()
    try Data("notes\n".utf8).write(to: notes.url)
    let port = try LiveReader().port
    let before = OpenDescriptors.count
    for text in ["tcp://127.0.0.1:\(port)", notes.url.absoluteString] {
      for _ in 1...50 { #expect(try startError(text) != nil) }
    }
    // Other tests open files too, but not so many.
    #expect(OpenDescriptors.count < before + 40)
  }

  private func startError(_ text: String) throws -> RIBsRecorder.StartError? {
    let url = try #require(URL(string: text))
    do {
      try RIBsRecorder.start(to: url, options: .fixed())
      RIBsRecorder.stop()
      return nil
    } catch {
      return error
    }
  }
}
