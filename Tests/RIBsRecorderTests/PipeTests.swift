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

  /// `@unchecked`: one thread takes, and the other reads when that is done.
  private final class Found: @unchecked Sendable {
    private(set) var bytes: [UInt8] = []

    /// Takes what is in a pipe.
    func takeAll(from pipe: Int32) {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(pipe, &block, block.count), count > 0 { bytes += block[..<count] }
    }
  }
}
