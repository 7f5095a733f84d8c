import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsTrace
import Testing

/// A recording that somebody reads from a pipe.
@Suite(.exclusiveObservation) struct PipeTests {
  private let file = TemporaryFile()

  /// Records to a pipe while a body runs, which opens the pipe and reads from it.
  ///
  /// - Returns: How many SIGPIPEs reached the process.
  private func recording(_ body: @escaping @Sendable (_ path: String) throws -> Void) throws -> Int
  {
    let url = file.url
    try #require(mkfifo(url.path, 0o600) == 0)
    return try brokenPipes {
      try RIBsRecorder.start(to: url, options: .fixed())
      defer { RIBsRecorder.stop() }
      try body(url.path)
    }
  }

  @Test("A pipe without a reader keeps its events for the next one, and no signal reaches the app")
  func readerLeaves() throws {
    let found = Found()
    let signals = try recording { path in
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      mark(1...5)
      found.takeAll(from: reader)
      close(reader)
      mark(6...10)
      let next = open(path, O_RDONLY | O_NONBLOCK)
      mark(11...12)
      RIBsRecorder.stop()
      found.takeAll(from: next)
      close(next)
    }
    #expect(signals == 0)
    #expect(try events(in: found.bytes).map(\.body) == marksAndEnd(1...12))
  }

  @Test("A pipe that nobody reads costs events and no time, and its next reader sees how many")
  func noReader() throws {
    let found = Found()
    let signals = try recording { path in
      mark(1...3000)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      found.takeAll(from: reader)
      mark(3001...3002)
      RIBsRecorder.stop()
      found.takeAll(from: reader)
      close(reader)
    }
    #expect(signals == 0)
    let all = try events(in: found.bytes)
    #expect(all.suffix(3).map(\.body) == marksAndEnd(3001...3002))
    // In what is left of the pipe a `drop` may fit where a mark does not: there can be several.
    let early = all.dropLast(3).filter { if case .mark = $0.body { true } else { false } }
    #expect((1..<3000).contains(early.count))
    #expect(try lostEvents(in: all) == 3000 - early.count)
  }

  @Test("A line that is longer than the pipe arrives whole, across two readers")
  func longLine() throws {
    let found = Found()
    let name = String(repeating: "x", count: 100_000)
    let signals = try recording { path in
      RIBsRecorder.mark("before")
      RIBsRecorder.mark(name)
      let first = open(path, O_RDONLY | O_NONBLOCK)
      found.take(50_000, from: first)
      close(first)
      let second = open(path, O_RDONLY | O_NONBLOCK)
      RIBsRecorder.mark("lost or not")
      found.takeAll(from: second)
      RIBsRecorder.mark("after")
      RIBsRecorder.stop()
      found.takeAll(from: second)
      close(second)
    }
    #expect(signals == 0)
    let marks = try events(in: found.bytes).compactMap { event -> String? in
      if case .mark(let name) = event.body { name } else { nil }
    }
    #expect(marks.filter { $0 != "lost or not" } == ["before", name, "after"])
  }

  @Test("A recording that is released writes the rest of a line that the pipe took in part")
  func restAtTheEnd() throws {
    try #require(mkfifo(file.url.path, 0o600) == 0)
    let (found, name) = (Found(), String(repeating: "x", count: 100_000))
    var probe: TreeProbe? = try TreeProbe(
      root: file, to: file.url, options: .fixed(), name: { "\(type(of: $0))" },
      children: { _ in [] }, isActive: { _ in false })
    let reader = open(file.url.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    probe?.mark(name)
    found.takeAll(from: reader)
    #expect(found.bytes.last != UInt8(ascii: "\n"))
    probe = nil
    found.takeAll(from: reader)
    #expect(try events(in: found.bytes).last?.body == .mark(name: name))
  }

  /// `@unchecked`: one thread at a time uses it.
  private final class Found: @unchecked Sendable {
    private(set) var bytes: [UInt8] = []

    /// Takes at least so many bytes from a pipe.
    func take(_ count: Int, from pipe: Int32) {
      var block = [UInt8](repeating: 0, count: 1 << 12)
      while bytes.count < count, case let taken = read(pipe, &block, block.count), taken > 0 {
        bytes += block[..<taken]
      }
    }

    /// Takes everything that is in a pipe.
    func takeAll(from pipe: Int32) { take(.max, from: pipe) }
  }
}
