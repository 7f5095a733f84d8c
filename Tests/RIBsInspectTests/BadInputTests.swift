import Foundation
import RIBsTestSupport
import Testing

@Suite("Bad input", .showsOutput)
struct BadInputTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// Whatever is wrong with a trace, each command reports it in one line on standard error and exits with 2.
  private func expectUnusable(_ path: String, says words: String) throws {
    for command in [["check", path], [path], ["render", path, "-o", scratch.path("x.svg")]] {
      let outcome = try tool.run(command)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("ribs-inspect: \(path)"))
      #expect(outcome.errors.contains(words))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(!FileManager.default.fileExists(atPath: scratch.path("x.svg")))
    }
  }

  @Test func `a missing file`() throws {
    try expectUnusable(scratch.path("none.jsonl"), says: "no such file")
  }

  @Test func `only a missing file may be one that was never recorded`() throws {
    let hint = "the app's recorder was started"
    let circle = scratch.path("circle.jsonl")
    try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: circle)
    #expect(try tool.run(["check", scratch.path("none.jsonl")]).errors.contains(hint))
    #expect(try !tool.run(["check", circle]).errors.contains(hint))
  }

  #if os(Linux)
    @Test func `a file that fails while it is read`() throws {
      try expectUnusable("/proc/self/mem", says: "cannot be read: Input/output error.")
    }
  #endif

  @Test func `a folder without traces`() throws {
    try expectUnusable(scratch.folder.path, says: "a folder without traces")
  }

  @Test func `an empty file, and one of blank lines and NULs`() throws {
    try expectUnusable(try scratch.write([], to: "a.jsonl"), says: "the trace is empty")
    try expectUnusable(
      try scratch.write("\n\r\n  \n".utf8, to: "b.jsonl"), says: "the trace is empty")
    try expectUnusable(
      try scratch.write([UInt8](repeating: 0, count: 4096), to: "c.jsonl"),
      says: "the trace is empty")
  }

  @Test func `binary garbage, a picture and a compressed file`() throws {
    // The bytes have no LF, which would make an empty line, and no gzip header, and are the same each time.
    var state: UInt64 = 42
    let garbage = (0..<200_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(128 + state >> 57)
    }
    try expectUnusable(try scratch.write(garbage, to: "a.jsonl"), says: "this is not a trace")
    try expectUnusable(
      try scratch.write("<svg>\n<g/>\n</svg>\n".utf8, to: "b.jsonl"),
      says: "line 1: this is not a trace")
    try expectUnusable(
      try scratch.write([0x1F, 0x8B, 8, 0, 0], to: "c.jsonl.gz"), says: "gzip -t")
  }

  @Test func `an unknown version`() throws {
    let trace = #"{"type":"trace","version":2,"session":"s"}"# + "\n"
    try expectUnusable(
      try scratch.write(trace.utf8, to: "t.jsonl"),
      says: "line 1: the trace is written in version 2")
  }

  @Test func `a torn tail costs nothing before it`() throws {
    let whole = try Data(contentsOf: Repository.fixture("careers/detach-twice"))
    let end = try #require(whole.dropLast(40).lastIndex(of: UInt8(ascii: "\n")))
    let trace = try scratch.write(whole[..<(end + 20)], to: "t.jsonl")
    let outcome = try tool.run(["check", trace])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("double-detach") && outcome.output.contains("trace-torn-tail"))
  }

  @Test func `only events with invalid ids are left out`() throws {
    let lines = [
      #"{"type":"trace","version":1,"session":"ids"}"#,
      #"{"type":"create","seq":1,"t":1,"id":-4,"rib":"A","kind":"viewable"}"#,
      #"{"type":"create","seq":2,"t":1,"id":0,"rib":"A","kind":"viewable"}"#,
      #"{"type":"create","seq":3,"t":1,"id":99999999999999999999,"rib":"A","kind":"viewable"}"#,
      #"{"type":"create","seq":4,"t":1,"id":"one","rib":"A","kind":"viewable"}"#,
      #"{"type":"create","seq":5,"t":1,"id":9223372036854775807,"rib":"Huge","kind":"viewable"}"#,
      #"{"type":"attach","seq":6,"t":1,"id":9223372036854775807,"parent":1}"#,
      #"{"type":"attach","seq":7,"t":1,"id":9223372036854775807,"parent":1,"at":"App/R.swift:7"}"#,
      #"{"type":"drop","seq":8,"t":9223372036854775807,"count":9223372036854775807}"#,
      #"{"type":"drop","seq":9223372036854775807,"t":0,"count":9223372036854775807}"#,
      #"{"type":"settle","seq":10,"t":0}"#,
    ]
    let trace = try scratch.write(lines.joined(separator: "\n").utf8, to: "t.jsonl")
    let outcome = try tool.run(["check", trace])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("4 events of the trace cannot be used, first line 2"))
    #expect(outcome.output.contains("double-attach") && outcome.output.contains("Huge"))
    #expect(try tool.run(["render", trace, "-o", scratch.path("x.svg")]).status == 0)
  }

  @Test func `names with any characters give a well-formed picture`() throws {
    let names = [
      "Log<In>", "A&B", #"Say \"hi\""#, #"\\N"#, #"line\nbreak"#, #"\u0000\u001b[2J"#, "رابط",
      #"\u202Eevil"#,
      "👩‍👩‍👧🎉", "&lt;", "]]>",
    ]
    var lines = [
      #"{"type":"trace","version":1,"session":"<s&\"\\N>","app":"<a>"}"#,
      #"{"type":"create","seq":1,"t":1,"id":1,"rib":"<Root>","kind":"launch"}"#,
      #"{"type":"launch","seq":2,"t":1,"id":1}"#,
    ]
    for (index, name) in names.enumerated() {
      let (seq, id) = (3 + 2 * index, 2 + index)
      lines.append(
        #"{"type":"create","seq":\#(seq),"t":1,"id":\#(id),"rib":"\#(name)","kind":"viewless"}"#)
      lines.append(
        #"{"type":"attach","seq":\#(seq + 1),"t":1,"id":\#(id),"parent":1,"at":"<&\"\\N>"}"#)
    }
    let trace = try scratch.write((lines.joined(separator: "\n") + "\n").utf8, to: "t.jsonl")
    #expect(try tool.run(["check", trace]).status == 0)
    for design in ["live", "horizontal", "vertical", "compare"] {
      let outcome = try tool.run(["render", trace, "--design", design])
      #expect(outcome.status == 0)
      let picture = XMLText(Data(outcome.output.utf8))
      #expect(picture.error == nil)
      #expect(picture.texts["text"]?.contains("Log<In>") == true)
      #expect(picture.texts["text"]?.contains(#"\N"#) == true)
    }
  }

  @Test func `a trace that cannot be used is in the JSON report, which is not clean`() throws {
    let outcome = try tool.run(["check", "--format", "json", scratch.path("none.jsonl")])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\"status\": \"inconclusive\""))
    #expect(outcome.output.contains("none.jsonl") && outcome.output.contains("no such file"))
  }

  @Test func `names reach standard error without control characters`() throws {
    let trace = try scratch.write(
      #"{"type":"trace","version":1,"session":"\u001b[2J\n"}"#.utf8 + [0x0A], to: "t.jsonl")
    let outcome = try tool.run(["render", trace, "--design", "vertical"])
    #expect(outcome.status == 2)
    #expect(!outcome.errors.contains("\u{1B}") && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a broken header still begins a session`() throws {
    let fixture = try Data(contentsOf: Repository.fixture("careers/sign-up"))
    let text = String(decoding: fixture, as: UTF8.self)
    let broken = text.replacingOccurrences(of: "\"version\":1", with: "\"version\":\"1\"")
    let trace = try scratch.write((text + broken).utf8, to: "t.jsonl")
    let outcome = try tool.run(["check", trace])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("2 sessions") && !outcome.output.contains("error  "))
  }

  @Test func `many errors of one kind are one cause`() throws {
    let head = [
      #"{"type":"trace","version":1,"session":"many"}"#,
      #"{"type":"create","t":1,"id":1,"rib":"Root","kind":"launch"}"#,
      #"{"type":"launch","t":1,"id":1}"#,
      #"{"type":"create","t":1,"id":2,"rib":"Help","kind":"viewable"}"#,
      #"{"type":"attach","t":1,"id":2,"parent":1,"at":"App/R.swift:1"}"#,
      #"{"type":"load","t":1,"id":2}"#,
    ]
    let detach = #"{"type":"detach","t":2,"id":2,"parent":1,"at":"App/R.swift:2"}"# + "\n"
    let bytes =
      Array((head.joined(separator: "\n") + "\n").utf8)
      + Array(String(repeating: detach, count: 200_001).utf8)
    let outcome = try tool.run(["check", try scratch.write(bytes, to: "t.jsonl")])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("200000 times"))
    #expect(outcome.output.split(separator: "\n").count < 40)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is reported once, however much there is to write`() throws {
    let trace = Repository.fixture("board/double-tap").path
    for format in ["svg", "png", "dot", "json"] {
      let outcome = try tool.run(["render", trace, "--format", format, "-o", "/dev/full"])
      #expect(outcome.status == 70)
      #expect(outcome.errors.components(separatedBy: "No space left on device").count == 2)
    }
  }

  @Test func `an output that cannot be written is reported`() throws {
    let trace = Repository.fixture("board/double-tap").path
    for command in [["render", trace], ["check", trace]] {
      let outcome = try tool.run(command + ["-o", scratch.path("none/x.svg")])
      #expect(outcome.status == 70)
      #expect(outcome.errors.contains("cannot be written"))
    }
  }
}
