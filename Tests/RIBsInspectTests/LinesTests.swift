import Foundation
import RIBsReport
import RIBsTestSupport
import RIBsTrace
import Testing

@Suite("Lines for tables and lakes", .showsOutput)
struct LinesTests {
  private let tool = Tool("ribs-inspect")

  private struct Line: Decodable, Equatable {
    let type: String
    let source: String
    var session: String?
    var appVersion: String?
    var build: String?
    var device: String?
    var tags: [String: String]?
    var fingerprint: String?
    var rule: String?
    var path: String?
    var at: String?
    var count: Int?
    var leftOut: Int?
    var status: String?
    var duration: Int?
    var checkpoint: Int?
    var reason: String?
  }

  private func lines(_ output: String) throws -> [Line] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  /// A trace whose header says where the session was.
  private func trace(_ text: String, version: String) throws -> [UInt8] {
    let header = TraceHeader(
      session: "S", app: "Shop", appVersion: version, build: "\(version).0", device: "iPhone16,1",
      tags: ["channel": "beta"])
    let whole = try script(text)
    return TraceEncoder().line(for: header) + whole.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
  }

  private static let wrong = "root Root\nopen Root A\nclose Root A\ndetach Root A @A.swift:3\n"

  @Test func `are one for each session and one for each cause in it`() throws {
    let scratch = try Scratch()
    let twice = Self.wrong + "detach Root A @A.swift:9\ndestroy A"
    _ = try scratch.write(try trace(twice, version: "3.1"), to: "a.jsonl")
    _ = try scratch.write(try trace("root Root\nend exit", version: "3.2"), to: "b.jsonl")
    let outcome = try tool.run(["check", ".", "--format", "ndjson"], in: scratch.folder.path)
    #expect(outcome.status == 1)
    let found = try lines(outcome.output)
    #expect(found.map(\.type) == ["session", "cause", "session"])
    #expect(found.map(\.appVersion) == ["3.1", "3.1", "3.2"])
    #expect(found.map(\.rule) == [nil, "double-detach", nil])
    #expect(found.map(\.count) == [1, 2, 0])
    #expect(found.map(\.status) == ["findings", nil, "clean"])
    #expect(found[1].at == "A.swift:3" && found[1].path == "Root/A")
    #expect(found[1].fingerprint?.count == 64)
    #expect(found.allSatisfy { $0.tags == ["channel": "beta"] && $0.device == "iPhone16,1" })
  }

  @Test(.enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
  func `keep to their schema, whatever a trace has`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(try trace(Self.wrong, version: "3.1"), to: "a.jsonl")
    _ = try scratch.write(Array("no trace".utf8), to: "b.jsonl")
    let folder = Repository.root.appendingPathComponent("fixtures").path
    let outcome = try tool.run(
      ["check", ".", folder, "--format", "ndjson"], in: scratch.folder.path)
    #expect(outcome.status == 2)
    let texts = outcome.output.split(separator: "\n").map { Array($0.utf8) }
    #expect(texts.count > 40)
    #expect(try SchemaValidator(LineSchema.bytes).complaints(texts).allSatisfy { $0 == nil })
    #expect(
      try tool.run(["schema", "line"]).output == String(decoding: LineSchema.bytes, as: UTF8.self))
    let unusable = try lines(outcome.output).filter { $0.type == "unusable" }
    #expect(unusable.map(\.source) == ["./b.jsonl"] && unusable[0].reason != nil)
  }

  @Test func `come in the order of the traces, however many there are`() throws {
    let scratch = try Scratch()
    let names = (1000..<1700).map { "\($0).jsonl" }
    let (wrong, right) = (
      try trace(Self.wrong, version: "1"), try trace("root Root\nend exit", version: "2")
    )
    for (index, name) in names.enumerated() {
      _ = try scratch.write(index.isMultiple(of: 7) ? wrong : right, to: name)
    }
    let found = try lines(
      try tool.run(["check", ".", "--format", "ndjson"], in: scratch.folder.path).output)
    #expect(found.filter { $0.type == "session" }.map(\.source) == names.map { "./\($0)" })
    #expect(found.count { $0.rule == "double-detach" } == 100)
  }

  @Test func `are the same beside another format`() throws {
    let scratch = try Scratch()
    let folder = Repository.root.appendingPathComponent("fixtures/board").path
    let alone = try tool.run(["check", folder, "--format", "ndjson"])
    let beside = try tool.run(
      ["check", folder, "--format", "ndjson=lines.ndjson", "--format", "text"],
      in: scratch.folder.path)
    #expect(alone.status == beside.status)
    #expect(
      try String(contentsOfFile: scratch.path("lines.ndjson"), encoding: .utf8) == alone.output)
  }

  @Test func `of causes alone need those of sessions for nothing`() throws {
    let folder = Repository.root.appendingPathComponent("fixtures").path
    let all = try tool.run(["check", folder, "--format", "ndjson"])
    let causes = try tool.run(["check", folder, "--format", "ndjson", "--summary-only"])
    #expect(causes.status == all.status)
    let expected = all.output.split(separator: "\n").filter { $0.contains(#""type":"cause""#) }
    #expect(causes.output.split(separator: "\n") == expected && expected.count > 10)
  }

  @Test func `say how many causes a session has beyond the thousand that are told`() throws {
    let scratch = try Scratch()
    let many = "root Root\n" + (0..<1100).map { "create R\($0)\ndetach Root R\($0)\n" }.joined()
    let file = try scratch.write(try script(many + "end exit"), to: "many.jsonl")
    let found = try lines(try tool.run(["check", file, "--format", "ndjson"]).output)
    #expect(found.count == 1001 && found[0].count! - 1000 == found[0].leftOut)
    let all = try lines(try tool.run(["check", file, "--format", "ndjson", "--all"]).output)
    #expect(all.count == found[0].count! + 1 && all[0].leftOut == nil)
  }

  @Test func `respect the config, which may leave out a rule or accept a cause`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(try trace(Self.wrong + "end exit", version: "1"), to: "t.jsonl")
    let config = try scratch.write(
      Array("rules: {double-detach: off, leaked-child: off}\n".utf8), to: "c.yml")
    let outcome = try tool.run(["check", file, "--config", config, "--format", "ndjson"])
    #expect(outcome.status == 0)
    #expect(try lines(outcome.output).map(\.rule) == [nil])
  }

  @Test func `of causes alone need the format`() throws {
    let outcome = try tool.run(["check", "x.jsonl", "--summary-only"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--summary-only goes with --format ndjson."))
  }
}
