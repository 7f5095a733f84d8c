import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsRecorder
import RIBsTrace
import Testing

/// An app that closes descriptors which are not its own.
@Suite(.exclusiveObservation) struct ClosedDescriptorTests {
  private let file = TemporaryFile()

  private func descriptor() throws -> Int32 {
    try #require(OpenDescriptors.first(of: file.url, O_RDWR))
  }

  private func expectWhole(_ last: Int) throws {
    let all = try events(file.url)
    #expect(all.map(\.body) == marksAndEnd(1...last))
    #expect(all.map(\.seq) == Array(1...last + 1))
  }

  @Test(arguments: [10, 1000])
  func `a descriptor that the app closes costs no event`(last: Int) throws {
    try recording(to: file) { () throws in
      mark(1...5)
      #expect(close(try descriptor()) == 0)
      mark(6...last)
    }
    try expectWhole(last)
  }

  @Test func `events are counted while a descriptor is closed and the trace is elsewhere`() throws {
    let elsewhere = TemporaryFile()
    try recording(to: file) { () throws in
      mark(1...5)
      #expect(close(try descriptor()) == 0)
      try FileManager.default.moveItem(at: file.url, to: elsewhere.url)
      mark(6...8)
      try FileManager.default.moveItem(at: elsewhere.url, to: file.url)
      mark(9...9)
    }
    let all = try events(file.url).map(\.body)
    #expect(all == marksAndEnd(1...5).dropLast() + [.drop(count: 3)] + marksAndEnd(9...9))
  }

  @Test(arguments: [10, 1000])
  func `a file of the app that takes the descriptor's number is left alone`(last: Int) throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    mark(1...5)
    let other = try AppsFile(insteadOf: try descriptor())
    mark(6...last)
    RIBsRecorder.stop()
    try other.expectUntouched()
    try expectWhole(last)
  }

  @Test(arguments: [true, false])
  func `it is left alone too if the trace is gone by then`(isReplaced: Bool) throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    mark(1...5)
    let other = try AppsFile(insteadOf: try descriptor())
    try FileManager.default.removeItem(at: file.url)
    if isReplaced { try Data("another file".utf8).write(to: file.url) }
    mark(6...1000)
    RIBsRecorder.stop()
    try other.expectUntouched()
    #expect(FileManager.default.fileExists(atPath: file.url.path) == isReplaced)
    if isReplaced { #expect(try file.text == "another file") }
  }

  @Test func `the recorder closes its own descriptor when it stops`() throws {
    try recording(to: file) { _ = try descriptor() }
    #expect(OpenDescriptors.first(of: file.url, O_RDWR) == nil)
  }

  @Test func `a file of the app that takes the number of a pipe's descriptor is left alone`() throws
  {
    try #require(mkfifo(file.url.path, 0o600) == 0)
    let reader = open(file.url.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try RIBsRecorder.start(to: file.url, options: .fixed())
    mark(1...5)
    let other = try AppsFile(
      insteadOf: try #require(OpenDescriptors.first(of: file.url, O_RDWR)))
    mark(6...1000)
    RIBsRecorder.stop()
    try other.expectUntouched()
  }

  @Test func `a connection of the app that takes the descriptor's number is left alone`() throws {
    let reader = try LiveReader()
    try RIBsRecorder.start(
      to: try #require(URL(string: "tcp://127.0.0.1:\(reader.port)")), options: .fixed())
    try reader.meet()
    mark(1...5)
    let number = try #require(OpenDescriptors.first(connectedTo: reader.port))
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, LiveReader.stream, 0, &ends) == 0)
    defer { for end in ends + [number] { close(end) } }
    // Nobody reads there.
    try #require(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    try #require(dup2(ends[0], number) == number)
    mark(6...1000)
    RIBsRecorder.stop()
    // It is still open, and nobody wrote to it.
    #expect(write(number, "!", 1) == 1)
    var received = [UInt8](repeating: 0, count: 100)
    #expect(read(ends[1], &received, 100) == 1 && received[0] == UInt8(ascii: "!"))
    try reader.readToEnd()
    #expect(try events(in: reader.bytes).map(\.body) == marksAndEnd(1...5).dropLast())
  }

  @Test func `a file that takes the trace's place is left alone, and the app goes on`() throws {
    try recording(to: file) { () throws in
      mark(1...5)
      #expect(close(try descriptor()) == 0)
      try FileManager.default.removeItem(at: file.url)
      try Data("the app's".utf8).write(to: file.url)
      mark(6...1000)
      let home = HomeRouter()
      home.open()
      #expect(home.children.count == 1)
    }
    #expect(try file.text == "the app's")
  }
}

/// A file of the app that is opened under a number which was the recorder's.
private final class AppsFile {
  private let file = TemporaryFile()
  private let number: Int32

  init(insteadOf number: Int32) throws {
    self.number = number
    try Data("the app's".utf8).write(to: file.url)
    let opened = open(file.url.path, O_RDWR | O_APPEND)
    defer { close(opened) }
    try #require(dup2(opened, number) == number)
  }

  deinit { close(number) }

  /// It is still open, and nobody wrote to it.
  func expectUntouched() throws {
    #expect(try file.text == "the app's")
    #expect(write(number, "!", 1) == 1)
    #expect(try file.text == "the app's!")
  }
}
