import Foundation
import RIBsTestSupport
import Testing

@Suite(
  "JSON that commands write",
  .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
struct JSONOutputTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  // MARK: Checks of every output

  /// Checks that each output passes the schema that the tool prints for it, and that its keys are sorted.
  private func expectToPass(_ outputs: [String], _ subject: String) throws {
    let schema = try tool.run(["schema", subject])
    try #require(schema.status == 0)
    let complaints = try SchemaValidator(schema.output.utf8).complaints(
      outputs.map { Array($0.utf8) })
    #expect(complaints.count == outputs.count)
    #expect(complaints.allSatisfy { $0 == nil }, "\(complaints.compactMap(\.self).prefix(5))")
    let order = try Tool(at: URL(fileURLWithPath: "/usr/bin/python3")).run(
      ["-c", Self.unsortedKeys], input: Data(outputs.joined(separator: "\u{1E}").utf8))
    #expect(order.status == 0 && order.output.isEmpty, "\(order.output)\(order.errors)")
  }

  private static let unsortedKeys = """
    import json, sys
    def look(pairs):
        keys = [key for key, _ in pairs]
        if keys != sorted(set(keys)): print(keys)
    for text in sys.stdin.read().split("\\x1e"): json.loads(text, object_pairs_hook=look)
    """

  private func run(
    _ arguments: [String], status: Int32 = 0, input: Data? = nil
  ) throws -> String {
    let outcome = try tool.run(arguments + ["--format", "json"], input: input)
    #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
    return outcome.output
  }

  private func trace(_ name: String, _ text: String) throws -> String {
    try scratch.write(try script(text), to: name)
  }

  private func fixture(_ name: String) -> String { Repository.fixture(name).path }

  private struct Found: Decodable {
    struct Finding: Decodable {
      let id: Int?
      let path: String
      let session: String
    }
    let findings: [Finding]
  }

  private struct Flows: Decodable {
    struct Flow: Decodable {
      let owner: String
    }
    let flows: [Flow]
  }

  private func findings(in trace: String) throws -> [Found.Finding] {
    let report = try tool.run(["check", trace, "--format", "json"]).output
    return try JSONDecoder().decode(Found.self, from: Data(report.utf8)).findings
  }

  // MARK: Outputs

  @Test(arguments: ["trace", "report", "flows", "log", "compare", "picture", "doctor"])
  func `each schema is printed`(subject: String) throws {
    let schema = try tool.run(["schema", subject])
    #expect(schema.status == 0 && schema.errors.isEmpty)
    let json = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
    #expect(json?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(try tool.run(["schema", "--help"]).output.contains(subject))
    #expect((schema.output == (try tool.run(["schema"]).output)) == (subject == "trace"))
    #expect(try tool.run(["schema", "nothing"]).status == 64)
  }

  @Test func `a report passes its schema`() throws {
    let fixtures = Repository.fixtures.map(\.path)
    let report = try tool.run(["check"] + fixtures + [scratch.path("none"), "--format", "json"])
    #expect(report.status == 2)
    try expectToPass([report.output], "report")
  }

  @Test func `all flows, one flow and no flows pass their schema`() throws {
    var outputs: [String] = []
    for fixture in Repository.fixtures.map(\.path) {
      let all = try run(["flows", fixture])
      outputs.append(all)
      let flows = try JSONDecoder().decode(Flows.self, from: Data(all.utf8)).flows
      if let owner = flows.first?.owner {
        outputs.append(try run(["flows", fixture, "--flow", owner]))
      }
    }
    let alone = try run(["flows", try trace("alone.jsonl", "root Root")])
    #expect(alone.contains("\"flows\": []"))
    let headless = try Data(script("headless\nattach A B\nattach A C\ndetach A C\nattach A C"))
    outputs += [alone, try run(["flows", "-"], input: headless)]
    #expect(outputs.contains { $0.contains("\"overlays\": [\n") })
    try expectToPass(outputs, "flows")
  }

  @Test func `lives pass their schema, by number and by path`() throws {
    var outputs: [String] = []
    for fixture in Repository.fixtures.map(\.path) {
      outputs.append(try run(["log", fixture, "--id", "1"]))
      guard let finding = try findings(in: fixture).first(where: { $0.id != nil }),
        let id = finding.id
      else { continue }
      for subject in [["--id", "\(id)"], ["--path", finding.path]] {
        let life = try run(["log", fixture, "--session", finding.session] + subject)
        #expect(life.contains("\"fingerprint\""))
        outputs.append(life)
      }
    }
    #expect(outputs.count > Repository.fixtures.count + 10)
    let headless = try Data(script("headless\nattach A B\nattach A B"))
    outputs.append(try run(["log", "-", "--id", "2"], input: headless))
    try expectToPass(outputs, "log")
  }

  @Test func `a comparison of traces or folders passes its schema`() throws {
    let (one, other) = (fixture("home-flow/log-in-and-out"), fixture("home-flow/back-goes-forward"))
    let folder = Repository.root.appendingPathComponent("fixtures/careers").path
    let torn = try trace("torn.jsonl", "root Root\nopen Root HomeFlow\ntorn {\"type\":")
    let some = scratch.folder.appendingPathComponent("some")
    try FileManager.default.createDirectory(at: some, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: other, toPath: some.path + "/a.jsonl")
    try Data().write(to: some.appendingPathComponent("b.jsonl"))
    let outputs = [
      try run(["compare", one, other], status: 1), try run(["compare", other, one]),
      try run(["compare", other, other]), try run(["compare", folder, folder]),
      try run(
        ["compare", folder, Repository.root.appendingPathComponent("fixtures").path], status: 1),
      try run(["compare", other, torn], status: 3),
      try run(["compare", other, some.path], status: 2),
      try run(["compare", some.path, one], status: 2),
    ]
    let words = ["new", "unchanged", "unseen", "fixed", "incomplete", "clean", "inconclusive"]
    for word in words { #expect(outputs.contains { $0.contains(": \"\(word)\"") }, "\(word)") }
    #expect(outputs[6].contains("is empty"))
    try expectToPass(outputs, "compare")
  }

  @Test func `a tree's picture passes its schema`() throws {
    var outputs: [String] = []
    for fixture in Repository.fixtures.map(\.path) {
      outputs.append(try run(["render", fixture]))
      outputs.append(try run(["render", fixture, "--at", "12", "--stable"]))
      outputs.append(try run(["render", fixture, "--source-url", "https://git.example/blob/main"]))
    }
    let trace = fixture("careers/switch-tabs")
    outputs.append(
      try run(["render", fixture("home-flow/left-behind"), "--focus", "Root", "--depth", "0"]))
    outputs.append(try run(["render", trace, "--engine", "dot", "--collapse", "none"]))
    outputs.append(try run(["render", try self.trace("none.jsonl", "mark start")]))
    for part in [
      #""url": "https://git.example/blob/main/"#, #""role": "leaked""#, #""role": "lost""#,
      #""role": "kept""#, #""alert": "fault""#, #""role": "badge""#, #""role": "more""#,
    ] {
      #expect(outputs.contains { $0.contains(part) }, "\(part)")
    }
    try expectToPass(outputs, "picture")
  }

  @Test func `a flow's picture passes its schema`() throws {
    var outputs: [String] = []
    for name in ["careers/switch-tabs", "sign-up/jump", "sign-up/vertical", "board/double-tap"] {
      for design in ["horizontal", "vertical", "compare"] {
        outputs.append(try run(["render", fixture(name), "--design", design]))
      }
    }
    for role in ["owner", "step", "heading", "count", "permitted", "observed", "forbidden"] {
      #expect(outputs.contains { $0.contains("\"role\": \"\(role)\"") }, "\(role)")
    }
    try expectToPass(outputs, "picture")
  }
}
