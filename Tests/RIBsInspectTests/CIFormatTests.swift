import Foundation
import RIBsTestSupport
import Testing

@Suite("CI formats", .showsOutput)
struct CIFormatTests {
  private let tool = Tool("ribs-inspect")
  private let trace = Repository.fixture("board/double-tap").path
  private let sources = Repository.root.appendingPathComponent("Sources").path

  @Test func `several are written in one run, each to its own file`() throws {
    let scratch = try Scratch()
    let outcome = try tool.run([
      "check", trace, "--format", "text", "--format", "sarif=\(scratch.path("r.sarif"))",
      "--format", "junit=\(scratch.path("r.xml"))", "--format=gitlab=\(scratch.path("r.json"))",
      "--source-root", sources,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("✗ 1 error"))
    let place = "SampleApps/Board/Board/BoardRouter.swift"
    for name in ["r.sarif", "r.json"] {
      let text = try String(contentsOfFile: scratch.path(name), encoding: .utf8)
      #expect(text.contains("\"\(place)\""))
    }
    let junit = try String(contentsOfFile: scratch.path("r.xml"), encoding: .utf8)
    #expect(junit.contains("failures=\"1\""))
  }

  @Test func `standard output has annotations and nothing else`() throws {
    let outcome = try tool.run(["check", trace, "--format", "github", "--source-root", sources])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix("::error file=SampleApps/Board/Board/BoardRouter.swift,line=32,"))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors == "✗ 1 error\n")
  }

  @Test func `a source root that is not a folder is wrong usage`() throws {
    for root in ["/no/such/folder", trace] {
      let outcome = try tool.run(["check", trace, "--source-root", root])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("--source-root '\(root)' is not a folder"))
    }
  }

  @Test(arguments: ["sarif", "junit", "github", "gitlab", "json"])
  func `a trace that cannot be used is reported in each`(format: String) throws {
    let outcome = try tool.run(["check", "/no/such/trace.jsonl", "--format", format])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("no such file"))
  }
}
