import Foundation
import Testing

@testable import RIBsLive

@Suite("Reading standard input", .timeLimit(.minutes(30))) struct FollowedStreamTests {
  /// Reads a pipe into the log until its end.
  private func follow(_ log: EventLog, _ write: (FileHandle) throws -> Void) throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let output = TraceOutput(unpack: fakeUnpack) { log.add($0) }
    let stopSign = StopSign()
    stopSign.run("standard input") { FollowedStream(descriptor, output, stopSign).read() }
    try write(pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    EventLog.bounded { stopSign.waitForEnd() }
  }

  @Test func `bytes come as they are written, and then the end`() throws {
    let log = EventLog()
    try follow(log) { input in
      try input.write(contentsOf: Data("{".utf8))
      log.expect(["bytes: {", "caught up"])
      try input.write(contentsOf: Data("1}\n".utf8))
      log.expect(["bytes: {", "caught up", "bytes: 1}\n", "caught up"])
    }
    #expect(log.all.last == "ended")
  }

  @Test func `packed bytes may come one at a time`() throws {
    let log = EventLog()
    try follow(log) { input in
      for byte in [0x1F, 0x8B] + Array("one".utf8) { try input.write(contentsOf: Data([byte])) }
    }
    #expect(log.all == ["bytes: one", "caught up", "ended"])
  }

  @Test func `damage is told before the end`() throws {
    let log = EventLog()
    try follow(log) { try $0.write(contentsOf: Data([0x1F, 0x8B] + Array("one!".utf8))) }
    #expect(
      log.all == [
        "bytes: one!", "failed: cannot be unpacked: the compressed file is damaged", "ended",
      ])
  }

  @Test(arguments: [[], [0x1F]]) func `an input that is too short to tell ends`(start: [UInt8])
    throws
  {
    let log = EventLog()
    try follow(log) { try $0.write(contentsOf: Data(start)) }
    #expect(log.all.suffix(2) == ["caught up", "ended"])
    #expect(log.all.count == (start.isEmpty ? 2 : 3))
  }
}
