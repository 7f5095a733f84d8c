import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect report", .showsOutput)
struct ReportCommandTests {
  private let tool = Tool("ribs-inspect")

  @Test func `writes one file, the same each time`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    for name in ["one.html", "other.html"] {
      let outcome = try tool.run(["report", trace, "-o", scratch.path(name)])
      #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    }
    let pages = try ["one.html", "other.html"].map {
      try Data(contentsOf: URL(fileURLWithPath: scratch.path($0)))
    }
    #expect(pages[0] == pages[1])
    #expect(String(decoding: pages[0].prefix(15), as: UTF8.self).lowercased() == "<!doctype html>")
  }

  @Test func `of too many events it says how to look at them`() throws {
    let scratch = try Scratch()
    let trace = scratch.path("trace.jsonl")
    _ = try Tool("ribs-samples").run(["generate", "--events", "200001", "--output", trace])
    let outcome = try tool.run(["report", trace])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("ribs-inspect serve \(trace)"))
    // The page has no trace, so it is about as long as that of a short one.
    let short = try tool.run(["report", Repository.fixture("board/double-tap").path])
    #expect(outcome.output.utf8.count < short.output.utf8.count)
    let quiet = try tool.run(["report", trace, "--quiet"])
    #expect(quiet.status == 0 && quiet.errors == "" && quiet.output == outcome.output)
  }

  @Test func `does not overwrite its trace`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(
      try Data(contentsOf: Repository.fixture("board/double-tap")), to: "trace.jsonl")
    let outcome = try tool.run(["report", trace, "-o", trace])
    #expect(outcome.status == 64 && outcome.errors.contains("would destroy it"))
  }

  @Test func `a file that is no trace is named`() throws {
    let scratch = try Scratch()
    let outcome = try tool.run(["report", try scratch.write("hello\n".utf8, to: "a.jsonl")])
    #expect(outcome.status == 2 && outcome.errors.contains("a.jsonl") && outcome.output == "")
  }

  @Test func `of which a trace cannot be used has the others, and fails`() throws {
    let scratch = try Scratch()
    let (trace, file) = (Repository.fixture("board/double-tap").path, scratch.path("page.html"))
    let outcome = try tool.run(["report", trace, scratch.path("none.jsonl"), "-o", file])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("none.jsonl: no such file or folder."))
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.lowercased().hasPrefix("<!doctype html>"))
  }

  @Test func `does not overwrite its source or its config`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    let config = try scratch.write("failOn: error\n".utf8, to: "c.yml")
    let refused = try tool.run(["report", trace, "--config", config, "-o", config])
    #expect(refused.status == 64 && refused.errors.contains("is the config"))
    let source = try scratch.write("class HomeRouter {}\n".utf8, to: "HomeRouter.swift")
    let outcome = try tool.run(["report", trace, "--source", source, "-o", source])
    #expect(outcome.status == 64 && outcome.errors.contains("is the source"))
    #expect(try String(contentsOfFile: source, encoding: .utf8) == "class HomeRouter {}\n")
  }
}
