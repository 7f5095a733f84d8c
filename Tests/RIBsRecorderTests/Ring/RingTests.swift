import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsTestSupport
import RIBsTrace
import Testing

@testable import RIBsRecorder

/// A trace that keeps the last part of a session, `Options.keepsLast`.
@MainActor @Suite(.exclusiveObservation) struct RingTests {
  private let file = TemporaryFile()

  private func options(keeping bytes: Int, session: String = "S") -> RIBsRecorder.Options {
    var options = RIBsRecorder.Options.fixed(session: session)
    options.keepsLast = bytes
    return options
  }

  @Test func `a trace is whole unless the app wants the last part alone`() {
    #expect(RIBsRecorder.Options().keepsLast == nil)
  }

  @Test func `the file has as many of the latest events as the app wants, or at least half`() throws
  {
    var wasCut = false
    try recording(to: file, options(keeping: 800_000)) {
      var before = 0
      for _ in 0..<100 {
        openAndClose(100)
        let size = try file.text.utf8.count
        #expect(size < 880_000)
        if size < before { wasCut = true }
        if wasCut { #expect(size > 400_000 - 200) }
        before = size
      }
    }
    #expect(wasCut)
    #expect(try sessions().map(\.findings.isEmpty) == [true])
  }

  @Test func `a short session is kept whole`() throws {
    try recording(to: file, options(keeping: 40_000)) { openAndClose(1) }
    let short = try file.text
    try FileManager.default.removeItem(at: file.url)
    try recording(to: file) { openAndClose(1) }
    #expect(try file.text == short)
  }

  @Test func `what is kept is a checkpoint and the end of the whole trace`() throws {
    let both = BothSinks()
    let recording = Recording(sink: both, options: options(keeping: 400_000))
    recording.write(.create(id: 1, rib: "Root", kind: .launch))
    for id in 2..<4000 {
      recording.write(.create(id: id, rib: "Page", kind: .viewable))
      recording.write(.attach(id: id, parent: 1))
      recording.write(.detach(id: id, parent: 1, cause: .call))
      recording.write(.destroy(id: id))
    }
    recording.finish(.exit)
    let whole = both.whole.split(separator: UInt8(ascii: "\n"))
    let kept = both.kept.bytes.split(separator: UInt8(ascii: "\n"))
    let checkpoint = try #require(header(kept[0])?.checkpoint)
    // The header is a line as well, so event N stands in line N, from 0.
    #expect(checkpoint > 8000 && checkpoint < whole.count)
    let tail = whole[(checkpoint + 1)...]
    #expect(kept.suffix(tail.count) == tail)
    let history = kept.dropFirst().dropLast(tail.count)
    #expect(history.allSatisfy(Set(whole[...checkpoint]).contains))
    // Root and its first page, the last hundred pages, and one that is alive.
    #expect(history.count <= 408)
  }

  @Test func `the next session is appended, and what was before it goes first`() throws {
    try recording(to: file, options(keeping: 800_000, session: "first")) { openAndClose(860) }
    #expect(try (600_000..<800_000).contains(file.text.utf8.count))
    try recording(to: file, options(keeping: 800_000, session: "second")) {
      openAndClose(100)
      let text = try file.text
      #expect(text.contains("first"))
      openAndClose(200)
    }
    #expect(try sessions().map(\.name) == ["second"])
    #expect(try sessions().map(\.checkpoint) == [nil])
  }

  @Test func `a whole trace of an earlier session makes room`() throws {
    try recording(to: file) { openAndClose(100) }
    try recording(to: file, options(keeping: 10_000, session: "next")) { openAndClose(1) }
    #expect(try sessions().map(\.name) == ["next"])
    #expect(try sessions().map(\.isIncomplete) == [false])
    #expect(try file.text.utf8.count < 2_000)
  }

  @Test func `a tree that does not fit has as much room as it needs ten times over`() throws {
    try recording(to: file, options(keeping: 2_000)) {
      let home = HomeRouter()
      let rows = (0..<100).map { _ in DetailRouter() }
      home.interactable.activate()
      for row in rows { home.attachChild(row) }
      for _ in 0..<3000 {
        home.open()
        home.close()
      }
      for row in rows { home.detachChild(row) }
    }
    let report = try #require(sessions().first)
    let head = try file.text.utf8.count { $0 == UInt8(ascii: "\n") } - report.events
    #expect(head == 1 && report.checkpoint != nil)
    #expect(report.findings.isEmpty && report.ribs > 100)
    #expect(try (200_000..<1_500_000).contains(file.text.utf8.count))
  }

  @Test func `a tree that shrinks costs no event, and the file shrinks with it`() throws {
    try recording(to: file, options(keeping: 100_000)) {
      let home = HomeRouter()
      home.interactable.activate()
      var rows = (0..<500).map { _ in DetailRouter() }
      for row in rows { home.attachChild(row) }
      openAndClose(6000)
      let size = try file.text.utf8.count
      #expect(size > 1_000_000)
      for row in rows { home.detachChild(row) }
      rows = []
      openAndClose(6000)
    }
    let report = try #require(sessions().first)
    #expect(!report.isIncomplete && report.checkpoint != nil)
    #expect(try file.text.utf8.count < 1_200_000)
  }

  @Test func `the mode of the file stays, and nothing is left beside it`() throws {
    #expect(FileManager.default.createFile(atPath: file.url.path, contents: Data()))
    #expect(chmod(file.url.path, 0o640) == 0)
    // A killed app left it.
    try Data("old".utf8).write(to: next)
    try recording(to: file, options(keeping: 800_000)) { openAndClose(2000) }
    let mode = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(!FileManager.default.fileExists(atPath: next.path))
  }

  @Test func `a link to the file stays one`() throws {
    let target = TemporaryFile()
    try Data().write(to: target.url)
    try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: target.url)
    try recording(to: file, options(keeping: 800_000)) { openAndClose(2000) }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.url.path) == target.url.path)
    #expect(try (400_000..<880_000).contains(target.text.utf8.count))
  }

  @Test func `a file that cannot be cut ends at twice its size, and goes on when it can`() throws {
    // The new file cannot be made where a folder is.
    try FileManager.default.createDirectory(at: next, withIntermediateDirectories: false)
    try recording(to: file, options(keeping: 800_000)) {
      openAndClose(4000)
      #expect(try (1_600_000..<1_600_200).contains(file.text.utf8.count))
      try FileManager.default.removeItem(at: next)
      openAndClose(2000)
      #expect(try file.text.utf8.count < 880_000)
    }
    let report = try #require(sessions().first)
    #expect(report.findings.map(\.rule) == [])
    #expect(report.checkpoint != nil)
  }

  @Test func `a file that the app took away is left alone, and nothing comes in its place`() throws
  {
    let taken = TemporaryFile()
    try recording(to: file, options(keeping: 800_000)) {
      openAndClose(10)
      try FileManager.default.moveItem(at: file.url, to: taken.url)
      openAndClose(4000)
    }
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
    #expect(try taken.text.utf8.count < 1_600_200)
  }

  @Test func `a file that somebody emptied begins again with a checkpoint`() throws {
    try recording(to: file, options(keeping: 800_000)) {
      let home = HomeRouter()
      home.interactable.activate()
      home.load()
      home.open()
      openAndClose(600)
      #expect(truncate(file.url.path, 0) == 0)
      home.close()
    }
    let report = try #require(sessions().first)
    #expect(report.checkpoint != nil && !report.isIncomplete)
    #expect(report.findings.map(\.rule) == [])
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func `no number of bytes is too odd for the app`(bytes: Int) throws {
    for limit in [Int.min, 0, 1_000, 100_000, .max] {
      var options = options(keeping: bytes)
      options.sizeLimit = limit
      options.startsAnew = true
      try recording(to: file, options) { openAndClose(30) }
      #expect(try file.text.utf8.count <= max(0, min(limit, 1_000_000)))
      // What is short is whole, however little is to be kept.
      if limit > 10_000 { #expect(try sessions().map(\.isIncomplete) == [false]) }
    }
  }

  @Test func `a sampled tree is kept the same way`() throws {
    let tree = Branch("Root")
    let probe = try TreeProbe(
      root: tree, to: file.url, options: options(keeping: 200_000), name: \.name,
      children: \.children, isActive: { _ in true })
    for number in 0..<4000 {
      tree.children = [Branch("Page\(number % 3)")]
      probe.sample()
    }
    probe.stop()
    #expect(try file.text.utf8.count < 600_000)
    let report = try #require(sessions().first)
    #expect(report.checkpoint != nil && report.isSampled)
    #expect(report.tree.nodes.map(\.rib) == ["Root", "Page0"])
  }

  // MARK: Helpers

  private var next: URL { URL(fileURLWithPath: file.url.path + ".next") }

  private func openAndClose(_ times: Int) {
    let home = HomeRouter()
    home.interactable.activate()
    home.load()
    for _ in 0..<times {
      home.open()
      home.close()
    }
  }

  private func sessions() throws -> [SessionReport] {
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    return try analyzer.finish()
  }

  private func header(_ line: ArraySlice<UInt8>) -> TraceHeader? {
    var header: TraceHeader?
    var reader = TraceReader()
    reader.feed(line) { if case .header(let found) = $0.line { header = found } }
    reader.finish { if case .header(let found) = $0.line { header = found } }
    return header
  }
}

private final class Branch {
  let name: String
  var children: [Branch] = []

  init(_ name: String) { self.name = name }
}

/// A sink that is cut, and keeps all lines apart.
private final class BothSinks: TraceSink {
  let kept = MemorySink()
  private(set) var whole: [UInt8] = []

  var size: Int? { kept.size }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    whole += line
    return kept.append(line)
  }

  func keep(from offset: Int, behind head: [UInt8]) -> Bool {
    kept.keep(from: offset, behind: head)
  }

  func close() {}
}
