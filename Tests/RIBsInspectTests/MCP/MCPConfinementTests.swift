import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect mcp, confined to its folders", .showsOutput)
struct MCPConfinementTests {
  private typealias Call = MCPConversation.Call

  private let scratch: Scratch
  /// The served folder.
  private let app: String

  init() throws {
    scratch = try Scratch()
    let trace = try Data(contentsOf: Repository.fixture("board/double-tap"))
    _ = try scratch.write(trace, to: "app/traces/own.jsonl")
    _ = try scratch.write(trace, to: "secret/other.jsonl")
    _ = try scratch.write(trace, to: "app-too/other.jsonl")
    app = scratch.path("app")
    try link("app/out.jsonl", to: "../secret/other.jsonl")
    try link("app/folder", to: "../secret")
    try link("app/again.jsonl", to: "traces/own.jsonl")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(path), withDestinationPath: target)
  }

  private func findings(_ trace: String, _ folders: [String] = []) throws
    -> MCPConversation.Answer
  {
    try MCPConversation.answer(Call("findings", #"{"trace":"\#(trace)"}"#), folders, in: app)
  }

  @Test("A trace outside is refused, however it is named") func outside() throws {
    for path in [
      "../secret/other.jsonl", "traces/../../secret/other.jsonl",
      scratch.path("secret/other.jsonl"),
      "out.jsonl", "folder/other.jsonl", "../app-too/other.jsonl", "..", "/", "/dev/zero",
      "../secret/none.jsonl", "../none/none.jsonl", "",
    ] {
      let answer = try findings(path)
      #expect(answer.isError, "\(path)")
      #expect(
        answer.text.hasPrefix("'\(path)' is outside of the served folders (.)."), "\(answer.text)")
      #expect(answer.text.contains("start `ribs-inspect mcp` with the other folder"))
    }
  }

  @Test("A trace inside is read under any name") func inside() throws {
    for path in [
      "traces/own.jsonl", "./traces//own.jsonl", "traces/../traces/own.jsonl", "again.jsonl",
      "../app/traces/own.jsonl", scratch.path("app/traces/own.jsonl"),
    ] {
      let answer = try findings(path)
      #expect(!answer.isError && answer.text.hasPrefix("\(path)\n"), "\(answer.text)")
    }
  }

  @Test("Folders other than the working directory are served, and it is not") func otherFolders()
    throws
  {
    let folders = [scratch.path("secret"), "traces"]
    #expect(try !findings("traces/own.jsonl", folders).isError)
    #expect(try !findings("../secret/other.jsonl", folders).isError)
    #expect(try !findings("out.jsonl", folders).isError)
    let refused = try findings("again.jsonl", ["folder"])
    #expect(refused.isError && refused.text.contains("outside of the served folders (folder)."))
  }

  @Test("Standard input, NUL, pipes and long paths are no traces") func oddPaths() throws {
    #expect(try findings("-").text.hasPrefix("-: no such file or folder."))
    #expect(try findings(#"traces/own.jsonl\u0000"#).text.contains("cannot contain NUL"))
    #expect(mkfifo(scratch.path("app/pipe.jsonl"), 0o600) == 0)
    #expect(
      try findings("pipe.jsonl").text == "pipe.jsonl: a pipe, a socket or a device. Give a file.")
    let long = String(repeating: "x/", count: 5000)
    #expect(try findings(long).text.contains("at most 4,096 bytes"))
    // Below what does not exist there is no way up.
    #expect(try findings("none/../../secret/other.jsonl").text.contains("no such file"))
    try link("app/circle.jsonl", to: "circle.jsonl")
    #expect(try findings("circle.jsonl").text.contains("the links lead in a circle"))
  }

  @Test("Source outside is refused, and links to it are left out") func source() throws {
    let inside = "class HomeRouter: Router<HomeInteractable> {}\n"
    let outside = "class SecretRouter: Router<SecretInteractable> {}\n"
    _ = try scratch.write(inside.utf8, to: "app/Sources/HomeRouter.swift")
    _ = try scratch.write(outside.utf8, to: "secret/SecretRouter.swift")
    try link("app/Sources/SecretRouter.swift", to: "../../secret/SecretRouter.swift")
    try link("app/Sources/Secrets", to: "../../secret")
    try link("app/Sources/Own", to: "../Sources")
    let refused = try MCPConversation.answer(
      Call("source", #"{"paths":["Sources","../secret"]}"#), in: app)
    #expect(refused.isError && refused.text.contains("'../secret' is outside"))
    for arguments in ["{}", #"{"paths":["Sources"]}"#] {
      let answer = try MCPConversation.answer(Call("source", arguments), in: app)
      #expect(!answer.isError && answer.text.contains("Home") && answer.text.contains("1 RIB ·"))
      #expect(!answer.text.contains("  Secret"), "\(answer.text)")
      #expect(answer.text.contains("Sources/Secrets"), "\(answer.text)")
      #expect(answer.text.contains("the link leads outside of what may be read"))
    }
    // The command itself follows the links.
    let command = try Tool("ribs-inspect").run(["source", "Sources"], in: app)
    #expect(command.output.contains("2 RIBs"))
  }

  @Test("The list of traces has what is served, each once, the newest first") func list() throws {
    let trace = try Data(contentsOf: Repository.fixture("board/double-tap"))
    for (name, seconds) in [("b.jsonl", 90), ("a.jsonl", 90), ("new.jsonl.gz", 100_000)] {
      let path = try scratch.write(trace, to: "app/\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: path)
    }
    _ = try scratch.write(trace, to: "app/.build/built.jsonl")
    _ = try scratch.write(trace, to: "app/notes.txt")
    _ = try scratch.write(trace, to: "secret/one\u{1B}[2J.jsonl")
    func list(_ arguments: String = "{}", _ folders: [String] = []) throws -> String {
      try MCPConversation.answer(Call("traces", arguments), folders, in: app).text
    }
    let all = try list()
    let names = all.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["traces/own.jsonl", "new.jsonl.gz", "a.jsonl", "b.jsonl", "4"])
    #expect(all.contains("\na.jsonl           3 KB  1970-01-01 00:01 UTC\n"), "\(all)")
    #expect(all.hasSuffix("\n4 traces, all shown.\n"))
    #expect(
      try list(#"{"limit":1,"offset":2}"#)
        == "a.jsonl  3 KB  1970-01-01 00:01 UTC\nShown: 3 to 3 of 4 traces. Ask again with offset 3 for more.\n"
    )
    #expect(try list("{}", ["traces", "."]).contains("4 traces"))
    let escaped = try list("{}", [scratch.path("secret")])
    #expect(escaped.contains("secret/one\u{FFFD}[2J.jsonl") && !escaped.contains("\u{1B}"))
    let none = try Scratch()
    #expect(try list("{}", [none.folder.path]) == "No trace.\n")
  }

  @Test("Nothing is written") func readOnly() throws {
    func files() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path).sorted()
    }
    let before = try files()
    _ = try MCPConversation.answers(
      [
        Call("traces"), Call("findings", #"{"trace":"traces/own.jsonl"}"#),
        Call("tree", #"{"trace":"traces/own.jsonl"}"#),
        Call("rib", #"{"trace":"traces/own.jsonl","id":1}"#), Call("rule"), Call("source"),
      ], in: app)
    #expect(try files() == before)
  }
}
