import Foundation
import RIBsTestSupport
import Testing

@Suite("Compressed traces", .showsOutput)
struct CompressedTraceTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let plain: Data

  init() throws {
    scratch = try Scratch()
    plain = try Data(contentsOf: Repository.fixture("careers/detach-twice"))
  }

  private struct Report {
    let status: Int32
    let output: String
    let errors: String

    /// The report in one line.
    var words: String { output.split { $0.isWhitespace }.joined(separator: " ") }
  }

  /// The report on a file with these bytes, without the file's name.
  private func check(
    _ bytes: some Sequence<UInt8>, _ name: String = "t.jsonl.gz"
  ) throws -> Report {
    let path = try scratch.write(bytes, to: name)
    let outcome = try tool.run(["check", path])
    return Report(
      status: outcome.status,
      output: outcome.output.replacingOccurrences(of: path, with: "trace"),
      errors: outcome.errors.replacingOccurrences(of: path, with: "trace"))
  }

  @Test func `are read like any other, whatever the file name, and from standard input`() throws {
    let expected = try check(plain, "t.jsonl")
    #expect(expected.status == 1 && expected.output.contains("double-detach"))
    let packed = try gzip(plain)
    for name in ["t.jsonl.gz", "t.jsonl", "trace"] {
      let outcome = try check(packed, name)
      #expect(outcome.status == 1 && outcome.output == expected.output)
    }
    let piped = try tool.run(["check", "-"], input: Data(packed))
    #expect(piped.output == (try tool.run(["check", "-"], input: plain).output))
    let picture = scratch.path("tree.svg")
    #expect(
      try tool.run(["render", scratch.path("t.jsonl.gz"), "-o", picture]).status == 0)
  }

  @Test func `that several runs appended to are one trace`() throws {
    let other = try Data(contentsOf: Repository.fixture("board/open-and-back"))
    let outcome = try check(try gzip(plain) + gzip(other))
    #expect(outcome.output == (try check(plain + other, "t.jsonl").output))
    #expect(outcome.output.contains("2 sessions"))
  }

  @Test func `can come out of a pipe a few bytes at a time`() throws {
    let packed = try scratch.write(try gzip(plain), to: "t.gz")
    let piped = try Tool(at: URL(fileURLWithPath: "/bin/sh")).run([
      "-c", #"{ head -c 1 "$1"; sleep 0.2; tail -c +2 "$1"; } | "$0" check -"#, tool.path, packed,
    ])
    #expect(piped.status == 1 && piped.output.contains("double-detach"))
  }

  @Test func `that were cut are judged as far as they can be read, and never called clean`() throws
  {
    let clean = try Data(contentsOf: Repository.fixture("board/open-and-back"))
    let packed = try gzip(clean)
    var judged = 0
    for length in stride(from: 2, to: packed.count, by: 49) {
      let outcome = try check(packed.prefix(length))
      if outcome.status == 2 {
        #expect(
          outcome.errors.hasPrefix("ribs-inspect: trace: the compressed file ends too early, and"))
        #expect(outcome.output.isEmpty)
        continue
      }
      judged += 1
      // A RIB that is still held where the file breaks off does not count as a finding.
      #expect(outcome.status == 3)
      #expect(outcome.output.contains("trace-torn-tail"))
    }
    #expect(judged > 3)
    let almost = try check(packed.dropLast(1))
    #expect(almost.words.contains("up to line 67: the compressed file ends too early"))
  }

  @Test func `whose checksum is wrong are judged, and not called clean`() throws {
    var packed = try gzip(try Data(contentsOf: Repository.fixture("board/open-and-back")))
    packed[packed.count - 6] ^= 0x40
    let outcome = try check(packed)
    #expect(outcome.status == 3)
    #expect(outcome.words.contains("the compressed file's checksum is wrong"))
    let found = try check(try gzip(plain).dropLast(3))
    #expect(found.status == 1)
    #expect(found.output.contains("double-detach") && found.output.contains("trace-torn-tail"))
  }

  @Test func `that only begin like one cannot be used`() throws {
    for bytes in [
      [0x1F, 0x8B], [0x1F, 0x8B, 8, 0, 0], [0x1F, 0x8B, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ] {
      let outcome = try check(bytes.map { UInt8($0) })
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("ribs-inspect: trace: the compressed file "))
    }
    let outcome = try check(try gzip("no trace\n".utf8))
    #expect(outcome.status == 2 && outcome.errors.contains("line 1: this is not a trace"))
    #expect(try check(try gzip([])).errors.contains("the trace is empty"))
  }

  @Test func `are found in a folder together with others`() throws {
    _ = try scratch.write(plain, to: "b.jsonl")
    _ = try scratch.write(try gzip(plain), to: "a.jsonl.gz")
    _ = try scratch.write(try gzip(plain), to: "c.gz")
    let outcome = try tool.run(["check", "."], in: scratch.folder.path)
    #expect(outcome.output.contains("./a.jsonl.gz") && outcome.output.contains("./b.jsonl"))
    #expect(!outcome.output.contains("c.gz"))
  }
}
