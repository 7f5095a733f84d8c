import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect check", .showsOutput)
struct CheckTests {
  private let tool = Tool("ribs-inspect")

  @Test(
    arguments: [
      ("board/open-and-back", 0), ("home-flow/log-in-and-out", 0), ("careers/sign-up", 0),
      ("careers/switch-tabs", 0), ("careers/rebuild-tabs", 0), ("board/double-tap", 1),
      ("home-flow/left-behind", 1), ("careers/attach-late", 1),
    ]
  ) func `a sample passes or fails as its journey does`(fixture: String, status: Int32) throws {
    let outcome = try tool.run(["check", Repository.fixture(fixture).path])
    #expect(outcome.status == status)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a warning fails only if it is asked to`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script("root Root\nopen Root A on network"), to: "t.jsonl")
    #expect(try tool.run(["check", trace]).status == 0)
    #expect(try tool.run(["check", trace, "--fail-on", "warning"]).status == 1)
  }

  @Test func `a trace with a part missing is inconclusive, unless that is allowed`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script("root Root\ngap 2\nsettle"), to: "t.jsonl")
    #expect(try tool.run(["check", trace]).status == 3)
    #expect(try tool.run(["check", trace, "--allow-incomplete"]).status == 0)
  }

  @Test func `a finding outweighs a missing part, and an unusable trace outweighs both`() throws {
    let scratch = try Scratch()
    let wrong = try scratch.write(
      try script("root Root\nopen Root A\nclose Root A\ndetach Root A\ngap 2\nsettle"),
      to: "t.jsonl")
    #expect(try tool.run(["check", wrong]).status == 1)
    let outcome = try tool.run(["check", scratch.path("none.jsonl"), wrong])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("double-detach"))
  }

  @Test func `the grace decides how long a RIB may stay alive`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(
      try script("root Root\nopen Root A\nclose Root A\nafter 2s\nmark later"), to: "t.jsonl")
    #expect(try tool.run(["check", trace]).status == 1)
    #expect(try tool.run(["check", trace, "--grace", "5s"]).status == 0)
    #expect(try tool.run(["check", trace, "--grace", "soon"]).status == 64)
  }

  @Test func `JSON is the same in a file and on standard output`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    let shown = try tool.run(["check", trace, "--format", "json"])
    let file = scratch.path("report.json")
    let written = try tool.run(["check", trace, "--format", "json", "-o", file])
    #expect(shown.status == 1 && written.status == 1)
    #expect(written.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == shown.output)
    #expect(try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) is [String: Any])
    // Write it again over the existing file.
    #expect(try tool.run(["check", trace, "--format", "json", "-o", file]).status == 1)
  }

  @Test func `a pipe is written to, and a link's target is replaced with its mode kept`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/open-and-back").path
    let target = try scratch.write("old".utf8, to: "target.txt")
    #expect(chmod(target, 0o640) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: target)
    #expect(try tool.run(["check", trace, "-o", scratch.path("link")]).status == 0)
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains("clean"))
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try tool.run(["check", trace, "-o", "/dev/null"]).status == 0)
    let device = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(device[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `standard input and a folder are traces too`() throws {
    let data = try Data(contentsOf: Repository.fixture("board/double-tap"))
    let piped = try tool.run(["check", "-"], input: data)
    #expect(piped.status == 1 && piped.output.hasPrefix("standard input\n✗ 1 error"))
    let folder = try tool.run(["check", Repository.root.appendingPathComponent("fixtures").path])
    #expect(folder.status == 1)
    for fixture in Repository.fixtures {
      #expect(folder.output.contains(fixture.lastPathComponent))
    }
  }

  @Test func `wrong usage and findings have different exit codes`() throws {
    #expect(try tool.run(["check"]).status == 64)
    #expect(try tool.run(["check", "--format", "nothing", "x"]).status == 64)
    #expect(try tool.run(["rules", "no-such-rule"]).status == 64)
  }

  @Test func `no colours are written to a file`() throws {
    let outcome = try tool.run([Repository.fixture("board/double-tap").path])
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
