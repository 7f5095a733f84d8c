import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@testable import RIBsLive

/// Holds the page against the types in its comments, with TypeScript's compiler.
@Suite(
  "The types of the page",
  .enabled(if: compiler.isInstalled, "node-typescript is not installed (scripts/setup tests)"))
struct PageTypesTests {
  private static let folder = Repository.root.appendingPathComponent("Sources/RIBsLive")

  /// What the compiler says of replies, each with its type: a module and a name in it. A missing key is an error, and so
  /// are a key that the type lacks and a value of another type.
  private func complaints(_ replies: [(type: String, json: [UInt8])]) throws -> String {
    let lines = replies.enumerated().map { index, reply in
      let parts = reply.type.split(separator: "/")
      let module = Self.folder.appendingPathComponent("Page/\(parts[0])").path
      let json = String(decoding: reply.json, as: UTF8.self)
      return "export const reply\(index): import(\"\(module)\").\(parts[1]) = \(json);\n"
    }
    let scratch = try Scratch()
    let file = try scratch.write(lines.joined().utf8, to: "replies.ts")
    return try compiler.run([
      "--noEmit", "--strict", "--allowJs", "--target", "ES2022", "--moduleResolution", "node",
      file, Self.folder.appendingPathComponent("library.d.ts").path,
    ]).output
  }

  @Test func `TypeScript finds no error in the page's modules`() throws {
    let outcome = try compiler.run(["-p", Self.folder.path])
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)\(outcome.errors)")
  }

  @Test func `replies have the keys and the values that their types say`() throws {
    let source = LiveSource(
      ShopSource.report.tree, HazardIndex(ShopSource.report, explains: ShopSource.explains))
    let trace = try script(ShopSource.trace + "\ngap 7\nmark paid\ncreate Lonely")
    let sources = try Scratch()
    _ = try sources.write(
      String(repeating: "line\n", count: 50).utf8, to: "App/HomeRouter.swift")
    let code = CodeSites(
      SourceFiles(root: sources.folder.path, workingDirectory: "/"), showsLines: true)
    let shop = LiveAnswers(trace, source: source, code: code)
    let flows = LiveAnswers([UInt8](try Data(contentsOf: Repository.fixture("sign-up/jump"))))
    func reply(
      _ type: String, to path: String, _ query: [String: String] = [:], of answers: LiveAnswers
    ) throws -> (type: String, json: [UInt8]) {
      (type, try #require(answers.content.answer("api/\(path)", query), "no answer to \(path)"))
    }
    let empty = LiveAnswers([])
    var replies = [("source.js/News", shop.content.refresh(0, .closed))]
    replies.append(try reply("source.js/Overview", to: "overview", of: empty))
    for answers in [shop, flows] {
      replies += [
        try reply("source.js/Overview", to: "overview", of: answers),
        try reply("source.js/SessionReply", to: "session", of: answers),
        try reply("chunks.js/ChunkReply", to: "chunk", of: answers),
        try reply("chunks.js/ChunkReply", to: "chunk", ["after": "3"], of: answers),
        try reply("rib.js/Reply", to: "rib", ["rib": "6"], of: answers),
        try reply("events.js/EventsReply", to: "events", of: answers),
        try reply("flows.js/FlowsReply", to: "flows", of: answers),
        try reply("rows.js/LifetimesReply", to: "lifetimes", of: answers),
      ]
    }
    var scope = AnalysisScope()
    scope.keepsHistory = true
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(trace)
    let sessions = try analyzer.finish().map { LiveSession($0, source: source, code) }
    let document = ReportDocument(overview: Overview(trace: "t", sessions: sessions))
    replies.append(("embedded.js/Report", document.json))
    #expect(try complaints(replies) == "")
  }

  @Test func `a surplus key, a missing key and a null are found`() throws {
    let replies = [
      #"{"rib": 1, "name": "A", "path": "A", "kind": null, "age": 2}"#,
      #"{"rib": 1, "name": "A", "path": "A"}"#,
      #"{"rib": 1, "name": null, "path": "A", "kind": null}"#,
    ]
    let complaints = try complaints(replies.map { ("rib.js/Reply", Array($0.utf8)) })
    #expect(complaints.contains("'\"age\"' does not exist in type 'Reply'"))
    #expect(complaints.contains("Property 'kind' is missing"))
    #expect(complaints.contains("Type 'null' is not assignable to type 'string'"))
  }
}

/// Debian's. A later one may know more of a browser, and find other errors.
private let compiler = Tool(at: "/usr/bin/tsc")

extension Tool {
  fileprivate var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }
}
