import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsTrace
import Testing

/// A recording that somebody reads from a pipe.
@Suite(.exclusiveObservation) struct PipeTests {
  private let file = TemporaryFile()

  @Test func `a pipe whose reader goes away costs events, and no signal reaches the app`() throws {
    let url = file.url
    try #require(mkfifo(url.path, 0o600) == 0)
    let found = Found()
    let signals = try brokenPipes {
      let reader = open(url.path, O_RDONLY | O_NONBLOCK)
      try RIBsRecorder.start(to: url, options: .fixed())
      defer { RIBsRecorder.stop() }
      mark(1...5)
      found.takeAll(from: reader)
      close(reader)
      mark(6...10)
      let next = open(url.path, O_RDONLY | O_NONBLOCK)
      mark(11...12)
      RIBsRecorder.stop()
      found.takeAll(from: next)
      close(next)
    }
    #expect(signals == 0)
    let all = try events(in: found.bytes)
    #expect(all.map(\.seq) == Array(1...5) + Array(11...14))
    let marks = markNames(1...12).map { TraceEvent.Body.mark(name: $0) }
    #expect(all.map(\.body) == marks[..<5] + [.drop(count: 5)] + marks[10...] + [.end(.exit)])
  }

  @Test("A reader that leaves a pipe in the middle of a line costs that line and no other")
  func readerLeavesInTheMiddle() throws {
    let url = file.url
    try #require(mkfifo(url.path, 0o600) == 0)
    let found = Found()
    let signals = try brokenPipes {
      let reader = open(url.path, O_RDONLY | O_NONBLOCK)
      try RIBsRecorder.start(to: url, options: .fixed())
      defer { RIBsRecorder.stop() }
      RIBsRecorder.mark("before")
      let left = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        found.take(100_000, from: reader)
        close(reader)
        left.signal()
      }
      // Longer than what is read of it and what a pipe holds together.
      RIBsRecorder.mark(String(repeating: "x", count: 300_000))
      left.wait()
      let next = open(url.path, O_RDONLY | O_NONBLOCK)
      found.takeAll(from: next)
      RIBsRecorder.mark("after")
      RIBsRecorder.stop()
      found.takeAll(from: next)
      close(next)
    }
    #expect(signals == 0)
    var reader = TraceReader()
    var lines: [TraceLine] = []
    reader.feed(found.bytes) { lines.append($0.line) }
    reader.finish { lines.append($0.line) }
    try #require(lines.count == 6)
    guard case .malformed = lines[2] else {
      Issue.record("The line that the reader left is \(lines[2]).")
      return
    }
    let events = lines.compactMap { if case .event(let event) = $0 { event } else { nil } }
    #expect(
      events.map(\.body) == [
        .mark(name: "before"), .drop(count: 1), .mark(name: "after"), .end(.exit),
      ])
    #expect(events.map(\.seq) == [1, 3, 4, 5])
  }

  /// `@unchecked`: one thread at a time uses it.
  private final class Found: @unchecked Sendable {
    private(set) var bytes: [UInt8] = []

    /// Takes so many bytes from a pipe, waiting for them, or a few more.
    func take(_ count: Int, from pipe: Int32) {
      while bytes.count < count {
        let before = bytes.count
        var block = [UInt8](repeating: 0, count: 1 << 12)
        let taken = read(pipe, &block, block.count)
        if taken > 0 { bytes += block[..<taken] }
        if bytes.count == before { usleep(1000) }
      }
    }

    /// Takes what is in a pipe.
    func takeAll(from pipe: Int32) {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(pipe, &block, block.count), count > 0 { bytes += block[..<count] }
    }
  }
}
