import Foundation
import RIBsTestSupport
import Testing

@Suite("Traces with more findings than anybody reads")
struct BoundedOutputTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func trace(_ script: String) throws -> String {
    try scratch.write(RIBsTestSupport.script(script), to: "trace.jsonl")
  }

  @Test func `check and summary report all causes with --all`() throws {
    let wrong = (1...1005).map { "open Root A\($0)\nattach Root A\($0)" }
    let trace = try trace("root Root\n" + wrong.joined(separator: "\n"))
    for command in ["check", "summary"] {
      let usual = try tool.run([command, trace]).output
      #expect(usual.contains("… 5 more causes; `--all` shows them"))
      #expect(usual.components(separatedBy: "error  double-attach").count == 1001)
      let all = try tool.run([command, trace, "--all"]).output
      #expect(all.components(separatedBy: "error  double-attach").count == 1006)
      #expect(!all.contains("--all"))
    }
  }

  @Test func `log lists all events with --all`() throws {
    let trace = try trace(
      "root Root\nopen Root A\n" + String(repeating: "attach Root A\n", count: 1200))
    let usual = try tool.run(["log", trace, "--path", "Root/A"]).output
    #expect(usual.contains("more events; `--all` shows them"))
    let all = try tool.run(["log", trace, "--path", "Root/A", "--all"]).output
    #expect(all.components(separatedBy: "attach to Root").count == 1201)
  }

  @Test func `a flow of thousands of steps is described and not drawn`() throws {
    let trace = try trace(
      "root Root\n" + (1...600).map { "open Root Row\($0)" }.joined(separator: "\n"))
    let flows = try tool.run(["flows", trace])
    #expect(flows.status == 0 && flows.output.contains(" and 550 more"))
    let picture = try tool.run(["render", trace, "--design", "compare"])
    #expect(picture.status == 64 && picture.output.isEmpty)
    #expect(picture.errors.contains("The flow has 600 steps, and a picture shows at most 500."))
  }

  @Test func `a session is found by its number or name among thousands`() throws {
    let lines = (1...1500).map { session in
      #"{"type":"trace","version":1,"session":"s\#(session)"}"# + "\n"
        + #"{"type":"launch","seq":1,"t":0,"id":1,"rib":"Root\#(session)"}"#
    }
    let trace = try scratch.write((lines.joined(separator: "\n") + "\n").utf8, to: "many.jsonl")
    for (option, root) in [
      (["--session", "s1200"], "Root1200"), (["--session", "1300"], "Root1300"), ([], "Root1500"),
    ] {
      let picture = try tool.run(["render", trace, "--format", "mermaid"] + option)
      #expect(picture.output.contains(root))
      let check = try tool.run(["check", trace, "--format", "json"] + option)
      #expect(option.isEmpty || check.output.contains(root))
      let log = try tool.run(["log", trace, "--id", "1"] + option)
      #expect(log.output.contains(root))
    }
    let compared = try tool.run(["compare", trace, trace])
    #expect(compared.output.contains("nothing new") && !compared.output.contains("The tree"))
    let renamed = lines.joined(separator: "\n").replacing("Root", with: "Main") + "\n"
    let other = try scratch.write(renamed.utf8, to: "renamed.jsonl")
    let trees = try tool.run(["compare", trace, other, "--session", "s1200"])
    #expect(trees.output.contains("Root1200") && trees.output.contains("Main1200"))
  }

  @Test func `the flows of a session are found among thousands`() throws {
    let fixture = try String(
      contentsOf: Repository.fixture("careers/switch-tabs"), encoding: .utf8)
    let events = fixture.drop { $0 != "\n" }
    let sessions = (1...1050).map { #"{"type":"trace","version":1,"session":"s\#($0)"}"# + events }
    let trace = try scratch.write(sessions.joined().utf8, to: "flows.jsonl")
    let early = try tool.run(["flows", trace, "--session", "s5"])
    let late = try tool.run(["flows", trace, "--session", "s1030"])
    #expect(early.output.contains("s5  3 flows"))
    #expect(late.output.replacing("s1030", with: "s5") == early.output)
  }
}
