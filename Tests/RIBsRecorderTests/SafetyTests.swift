import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsRecorder
import RIBsTestSupport
import RIBsTrace
import Testing

/// What a recorder must not do to somebody's app.
@Suite(.exclusiveObservation) struct SafetyTests {
  private let file = TemporaryFile()

  /// In a process of its own: in this one another test may have recorded before.
  @Test("A recording installs no signal handler")
  func signals() throws {
    let outcome = try Tool("recorder-probe").run(["signals", file.url.path])
    #expect(outcome.status == 0 && outcome.output == "none\n", "\(outcome.output)")
    #expect(try events(file.url).count == 1001)
  }

  @Test("The file of a recording is not locked, and holds nothing but whole lines")
  func fileWhileRecording() throws {
    try recording(to: file) { () throws in
      mark(1...1000)
      let other = open(file.url.path, O_RDWR)
      defer { close(other) }
      #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
      let bytes = try Data(contentsOf: file.url)
      #expect(!bytes.contains(0) && bytes.last == UInt8(ascii: "\n"))
      #expect(try events(file.url).count == 1000)
    }
  }

  @Test("A line that somebody else appends stays, and the recording goes on behind it")
  func otherWriter() throws {
    let foreign = #"{"type":"mark","t":1,"name":"foreign"}"# + "\n"
    try recording(to: file) { () throws in
      RIBsRecorder.mark("before")
      let other = try FileHandle(forWritingTo: file.url)
      try other.seekToEnd()
      try other.write(contentsOf: Data(foreign.utf8))
      RIBsRecorder.mark("after")
    }
    let marks = ["before", "foreign", "after"].map { TraceEvent.Body.mark(name: $0) }
    #expect(try events(file.url).map(\.body) == marks + [.end(.exit)])
  }

  #if os(Linux)
    @Test("Each event is one write, and no file is mapped")
    func systemCalls() throws {
      try recording(to: file) { () throws in
        RIBsRecorder.mark("warms up")
        let before = try writes()
        mark(1...100)
        #expect(try writes() - before == 100)
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        #expect(!maps.contains(file.url.lastPathComponent))
      }
    }

    /// How many writes this thread has made.
    private func writes() throws -> Int {
      let text = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("syscw: ") })
      return try #require(Int(line.dropFirst(7)))
    }
  #endif

  @Test("Views are observed unless the app switches it off")
  func views() throws {
    func record(_ options: RIBsRecorder.Options) throws -> String {
      try recording(to: file, options) {
        let home = HomeRouter()
        home.launch(from: HeadlessWindow())
      }
      return try file.text
    }
    var options = RIBsRecorder.Options.fixed()
    options.startsAnew = true
    #expect(options.observesViews)
    #expect(try record(options).contains(#""type":"appear""#))
    options.observesViews = false
    let text = try record(options)
    #expect(!text.contains("appear"))
    #expect(text.contains(#""type":"launch""#))
  }
}
