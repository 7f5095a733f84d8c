import Foundation
import RIBsReport
import RIBsTestSupport
import RIBsTrace
import Testing
import TraceGenerator

@Suite("ribs-inspect stats", .showsOutput)
struct StatsTests {
  private let tool = Tool("ribs-inspect")

  private struct Report: Decodable, Equatable {
    struct Version: Decodable, Equatable {
      let name: String
      let hits: Int
      let sessions: Int
    }
    struct Cause: Decodable, Equatable {
      let rule: String
      let path: String
      let change: String?
      let hits: Int
      let versions: [Version]
    }
    let sessions: Int
    let hits: Int
    let causes: [Cause]
    let versions: [Version]
  }

  private struct Ranked: Decodable {
    struct Hazard: Decodable {
      let rule: String
      let path: String
      let count: Int
    }
    let hazards: [Hazard]
  }

  /// Writes the traces of a fleet, whose causes are known.
  private func fleet(_ sessions: Int, in scratch: Scratch) throws -> String {
    let folder = scratch.path("traces")
    let outcome = try Tool("ribs-samples").run(
      ["fleet", folder, "--sessions", String(sessions), "--events", "400"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return folder
  }

  private func report(_ arguments: [String]) throws -> Report {
    try report(arguments, as: Report.self)
  }

  private func report<Value: Decodable>(
    _ arguments: [String], as type: Value.Type, in folder: String? = nil
  ) throws -> Value {
    let outcome = try tool.run(["stats"] + arguments + ["--format", "json"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(type, from: Data(outcome.output.utf8))
  }

  @Test func `counts the sessions that each cause hits, by version`() throws {
    let scratch = try Scratch()
    let report = try report([try fleet(400, in: scratch)])
    let known = (1...400).map { Fleet(events: 400)[$0] }
    func count(_ isCounted: (Fleet.Session) -> Bool) -> [Int] {
      Fleet.versions.map { version in
        known.count { $0.header.appVersion == version && isCounted($0) }
      }
    }
    #expect(report.sessions == 400 && report.versions.map(\.name) == Fleet.versions)
    #expect(report.versions.map(\.sessions) == count { _ in true })
    #expect(report.versions.map(\.hits) == count { !$0.mistakes.isEmpty })
    #expect(report.causes.map(\.rule) == ["leaked-child", "double-detach"])
    #expect(report.causes.map(\.path) == ["Root/LoggedOut/SignIn", "Root/LoggedOut"])
    #expect(report.causes[0].versions.map(\.hits) == count { $0.mistakes.contains(.leaks) })
    #expect(report.causes[1].versions.map(\.hits) == count { $0.mistakes.contains(.detachesTwice) })
    #expect(report.causes[0].change == "more")
  }

  @Test func `counts the same from the lines that check writes`() throws {
    let scratch = try Scratch()
    let folder = try fleet(100, in: scratch)
    let lines = scratch.path("lines.ndjson")
    #expect(try tool.run(["check", folder, "--format", "ndjson", "-o", lines]).status == 1)
    #expect(try report([lines]) == report([folder]))
    // The same session is counted once for each file that has it.
    #expect(try report([lines, folder]).sessions == 200)
  }

  @Test func `lines without their sessions are refused, and say why`() throws {
    let scratch = try Scratch()
    let folder = try fleet(100, in: scratch)
    let lines = scratch.path("lines.ndjson")
    _ = try tool.run(["check", folder, "--format", "ndjson", "--summary-only", "-o", lines])
    let outcome = try tool.run(["stats", lines])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("lines.ndjson: line 1 is about a cause"))
    #expect(outcome.errors.contains("Leave out `--summary-only`"))
  }

  @Test(
    arguments: [
      ("", "the file has no line of a session"), ("\n \n", "the file has no line of a session"),
      ("{}\n", "line 1 is none of `ribs-inspect check --format ndjson`"),
      (#"{"type":"session","version":2,"source":"a"}"#, "line 1 is none of"),
      (#"{"type":"session","version":1,"source":"a"}"# + "\n\nx\n", "line 3 is none of"),
      (
        #"{"type":"session","version":1,"source":"a"}"# + "\n"
          + #"{"type":"cause","version":1,"source":"a"}"#,
        "line 2 is about a cause, and lacks a key"
      ),
    ]
  ) func `a file of other lines is refused, with the line`(text: String, reason: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(Array(text.utf8), to: "lines.ndjson")
    let outcome = try tool.run(["stats", file])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
  }

  @Test func `a version that no session has is an error that names those there are`() throws {
    let scratch = try Scratch()
    let outcome = try tool.run(["stats", try fleet(20, in: scratch), "--from", "3.7"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("No session has the version '3.7'. They have 3.8, 3.9, 3.10."))
  }

  @Test func `a trace that cannot be used is reported, and the others are counted`() throws {
    let scratch = try Scratch()
    let folder = try fleet(20, in: scratch)
    _ = try scratch.write(Array("no trace".utf8), to: "traces/broken.jsonl")
    let outcome = try tool.run(["stats", folder])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("broken.jsonl"))
    #expect(outcome.output.contains("of 20 sessions has an error or a warning"))
    #expect(outcome.output.contains("1 trace could not be used."))
  }

  @Test func `without a session it does not say that nothing is wrong`() throws {
    let scratch = try Scratch()
    let outcome = try tool.run(["stats", scratch.path("missing.ndjson")])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("missing.ndjson: cannot be read: No such file or directory."))
    #expect(outcome.output.hasPrefix("? No session was read.\n"))
  }

  @Test func `says what people ask for`() throws {
    let scratch = try Scratch()
    let folder = try fleet(400, in: scratch)
    let outcome = try tool.run(["stats", "traces"], in: scratch.folder.path)
    #expect(outcome.status == 0 && folder.hasSuffix("traces"))
    try expectGolden(outcome.output, "fleet.txt")
    let table = try tool.run(["stats", "traces", "--format", "csv"], in: scratch.folder.path)
    try expectGolden(table.output.replacing("\r\n", with: "\n"), "fleet.csv")
  }

  @Test func `hazards in the source are ranked by the calls that reach them`() throws {
    func hazards(_ traces: [String]) throws -> [Ranked.Hazard] {
      let paths = traces.map { "fixtures/board/\($0).jsonl" }
      return try report(
        paths + ["--source", "Sources/SampleApps/Board"], as: Ranked.self,
        in: Repository.root.path
      ).hazards
    }
    let once = try hazards(["open-and-back"])
    let unguarded = try #require(once.first { $0.rule == "unguarded-attach" })
    #expect(unguarded.path == "Board/PostDetail" && unguarded.count > 0)
    #expect(once.map(\.count) == once.map(\.count).sorted(by: >))
    let twice = try hazards(["open-and-back", "double-tap"])
    let more = try #require(twice.first { $0.rule == "unguarded-attach" })
    #expect(more.count > unguarded.count)
  }

  @Test func `the source says nothing about lines`() throws {
    let outcome = try tool.run(["stats", "lines.ndjson", "--source", "App"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("lines do not say which calls were made"))
  }

  @Test func `several apps in one folder are said`() throws {
    let scratch = try Scratch()
    for app in ["Shop", "Chat"] {
      let trace =
        "headless\nraw {\"type\":\"trace\",\"version\":1,\"app\":\"\(app)\"}\nroot Root\nend exit"
      _ = try scratch.write(try script(trace), to: "\(app).jsonl")
    }
    let outcome = try tool.run(["stats", scratch.folder.path])
    #expect(outcome.output.contains("Chat, Shop · 1 version"))
    #expect(outcome.output.contains("Several apps are counted together"))
  }

  @Test func `a page has the pictures, and nothing that runs or is fetched`() throws {
    let scratch = try Scratch()
    let folder = try fleet(100, in: scratch)
    let page = scratch.path("stats.html")
    #expect(try tool.run(["stats", folder, "-o", page]).status == 0)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.components(separatedBy: "src=\"data:image/svg+xml;base64,").count == 4)
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("<script") && !text.contains("http://") && !text.contains("https://"))
    #expect(text.contains("of 100 sessions have an error or a warning"))
    #expect(try tool.run(["stats", folder, "--format", "html"]).output == text)
  }

  @Test func `a name cannot become markup or a formula`() throws {
    let scratch = try Scratch()
    let name = "=<img/src=x>,\"&"
    let trace = try script(
      "root Root\nopen Root A @A.swift:1\nclose Root A\ndetach Root A @A.swift:3")
    let text = String(decoding: trace, as: UTF8.self)
      .replacing(#""rib":"A""#, with: #""rib":"=<img/src=x>,\"&""#)
      .replacing("A.swift:3", with: "=A.swift:3")
    let file = try scratch.write(Array(text.utf8), to: "t.jsonl")
    let page = try tool.run(["stats", file, "--format", "html"]).output
    #expect(page.contains("=&lt;img/src=x&gt;,&quot;&amp;") && !page.contains("<img/src"))
    let table = try tool.run(["stats", file, "--format", "csv"]).output
    #expect(table.contains(#"\#(name.replacing("\"", with: "\"\""))",'=A.swift:3,"#))
  }

  @Test(.enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
  func `JSON keeps to its schema`() throws {
    let scratch = try Scratch()
    let folder = try fleet(100, in: scratch)
    _ = try scratch.write(Array("no trace".utf8), to: "traces/broken.jsonl")
    let fixtures = Repository.root.appendingPathComponent("fixtures").path
    let texts = try [[folder], [fixtures], [folder, "--from", "3.8", "--all"]].map {
      Array(try tool.run(["stats"] + $0 + ["--format", "json"]).output.utf8)
    }
    #expect(try SchemaValidator(StatisticsSchema.bytes).complaints(texts).allSatisfy { $0 == nil })
    #expect(
      try tool.run(["schema", "stats"]).output
        == String(decoding: StatisticsSchema.bytes, as: UTF8.self))
  }
}
