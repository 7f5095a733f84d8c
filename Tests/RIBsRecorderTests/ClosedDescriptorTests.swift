#if os(Linux)
  import ExclusiveObservation
  import Foundation
  import InstrumentedRIBs
  import RIBsRecorder
  import RIBsTrace
  import Testing

  /// An app that closes descriptors which are not its own.
  @Suite(.exclusiveObservation) struct ClosedDescriptorTests {
    private let file = TemporaryFile()

    /// The recorder's descriptor, found by the file it writes.
    private func descriptor() throws -> Int32 {
      let folder = "/proc/self/fd"
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: folder).first {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))
            == file.url.path
        })
      return try #require(Int32(name))
    }

    private func expectWhole(_ last: Int) throws {
      let all = try events(file.url)
      #expect(all.map(\.body) == marksAndEnd(1...last))
      #expect(all.map(\.seq) == Array(1...last + 1))
      #expect(try file.text == file.written)
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

    @Test(arguments: [10, 1000])
    func `a file of the app that takes the descriptor's number is left alone`(last: Int) throws {
      let other = TemporaryFile()
      try Data("the app's".utf8).write(to: other.url)
      let number = try openRecorded(other, last: last)
      #expect(try other.text == "the app's")
      // Still open, and still that file.
      #expect(write(number, "!", 1) == 1)
      #expect(try other.text == "the app's!")
      close(number)
      try expectWhole(last)
    }

    /// Opens a file under the number of the recorder's descriptor while it records.
    private func openRecorded(_ other: TemporaryFile, last: Int) throws -> Int32 {
      let opened = open(other.url.path, O_RDWR | O_APPEND)
      defer { close(opened) }
      var number: Int32 = -1
      try recording(to: file) { () throws in
        mark(1...5)
        number = try descriptor()
        #expect(dup2(opened, number) == number)
        mark(6...last)
      }
      return number
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

    @Test func `nobody else can record to the file after its descriptor was closed`() throws {
      var other: Int32 = -1
      defer { close(other) }
      try recording(to: file) { () throws in
        let number = try descriptor()
        other = open(file.url.path, O_RDWR)
        #expect(close(number) == 0)
        mark(1...1000)
        #expect(flock(other, LOCK_EX | LOCK_NB) == -1)
      }
      #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    }
  }
#endif
