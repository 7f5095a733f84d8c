import Foundation
import RIBsTestSupport
import Testing

/// A report that is clean because a part was not read is worse than none.
@Suite("Folders of traces", .showsOutput)
struct TraceFolderTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let manager = FileManager.default

  /// `traces` has a clean trace, and `elsewhere` one with an error.
  init() throws {
    scratch = try Scratch()
    for folder in ["traces/inner", "elsewhere"] { try makeFolder(folder) }
    try put("board/open-and-back", at: "traces/inner/good.jsonl")
    try put("board/double-tap", at: "elsewhere/bad.jsonl")
  }

  private func makeFolder(_ name: String) throws {
    try manager.createDirectory(atPath: scratch.path(name), withIntermediateDirectories: true)
  }

  private func put(_ fixture: String, at name: String) throws {
    _ = try scratch.write(try Data(contentsOf: Repository.fixture(fixture)), to: name)
  }

  private func link(_ name: String, to target: String) throws {
    try manager.createSymbolicLink(atPath: scratch.path(name), withDestinationPath: target)
  }

  private func allow(_ permissions: Int, of name: String) throws {
    try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: scratch.path(name))
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try tool.run(arguments, in: scratch.folder.path)
  }

  /// The traces that a check judges.
  private func judged(_ paths: String..., input: Data? = nil) throws -> [String] {
    let report = try tool.run(
      ["check", "--format", "json"] + paths, in: scratch.folder.path, input: input
    ).output
    return report.matches(of: /"source": "(.+)",\n +"status"/).map { String($0.1) }
  }

  @Test(arguments: ["linked", "a folder.jsonl", "inner/deep", ".hidden"])
  func `a linked folder is read`(name: String) throws {
    let up = name.contains("/") ? "../../" : "../"
    try link("traces/\(name)", to: up + "elsewhere")
    #expect(
      try judged("traces") == ["traces/\(name)/bad.jsonl", "traces/inner/good.jsonl"].sorted())
    for command in [["check", "traces"], ["compare", "traces/inner/good.jsonl", "traces"]] {
      #expect(try tool.run(command, in: scratch.folder.path).status == 1, "\(command)")
    }
    #expect(try run("traces").output.contains("lost-child"))
    #expect(try run("report", "traces", "--session", "board/double-tap").status == 0)
  }

  @Test func `a link to a folder is a folder`() throws {
    try link("linked", to: "elsewhere")
    #expect(try judged("linked") == ["linked/bad.jsonl"])
    #expect(try judged("linked/") == ["linked/bad.jsonl"])
    #expect(try run("render", "linked", "--format", "dot").output.contains("Board"))
  }

  @Test func `a linked trace is read, under its own name and under the link's`() throws {
    try link("traces/latest", to: "../elsewhere/bad.jsonl")
    #expect(try judged("traces") == ["traces/inner/good.jsonl", "traces/latest"])
    try manager.moveItem(
      atPath: scratch.path("elsewhere/bad.jsonl"), toPath: scratch.path("elsewhere/data"))
    try manager.removeItem(atPath: scratch.path("traces/latest"))
    try link("traces/latest.jsonl", to: "../elsewhere/data")
    #expect(try judged("traces") == ["traces/inner/good.jsonl", "traces/latest.jsonl"])
    // Other links to files are not traces, as other files are not.
    try link("traces/notes.txt", to: "../elsewhere/data")
    #expect(try judged("traces").count == 2)
  }

  @Test func `links that lead in circles end, and each trace is judged once`() throws {
    for (name, target) in [
      ("traces/self", "."), ("traces/inner/up", ".."), ("elsewhere/back", "../traces"),
      ("traces/a", "../elsewhere"), ("traces/b", "../elsewhere"), ("traces/again", "inner"),
      ("traces/0.jsonl", "inner/good.jsonl"),
    ] { try link(name, to: target) }
    let outcome = try run("check", "traces")
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    // A name without links goes first.
    #expect(try judged("traces") == ["traces/a/bad.jsonl", "traces/inner/good.jsonl"])
  }

  @Test func `a trace that is named twice is judged once, under the first name`() throws {
    let bad = "elsewhere/bad.jsonl"
    try link("soft", to: bad)
    try manager.linkItem(atPath: scratch.path(bad), toPath: scratch.path("hard.jsonl"))
    let names = [
      bad, "./\(bad)", "traces/../\(bad)", scratch.path(bad), "soft", "hard.jsonl", "elsewhere",
    ]
    for name in names {
      #expect(try judged(bad, name) == [bad])
      #expect(try judged(name, bad).count == 1, "\(name)")
    }
    #expect(try judged(bad, "traces", "elsewhere") == [bad, "traces/inner/good.jsonl"])
    // The same content in another file is another trace.
    try put("board/double-tap", at: "copy.jsonl")
    #expect(try judged(bad, "copy.jsonl").count == 2)
    let input = try Data(contentsOf: Repository.fixture("board/double-tap"))
    #expect(try judged("-", "-", input: input) == ["standard input"])
  }

  @Test func `a missing trace that is named twice is reported once`() throws {
    let outcome = try run("check", "none.jsonl", "none.jsonl")
    #expect(outcome.status == 2 && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `links that lead nowhere or in circles are named, and the rest is judged`() throws {
    try link("traces/gone", to: "nowhere")
    try link("traces/round", to: "round")
    let outcome = try run("check", "traces")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\n✓ traces/inner/good.jsonl\n"))
    #expect(outcome.output.contains("✗ traces/gone could not be used: the link leads nowhere."))
    #expect(outcome.errors.contains("traces/round: the links lead in a circle."))
    #expect(try run("traces").status == 2)
    #expect(try run("compare", "elsewhere", "traces").status == 2)
    for (name, words) in [
      ("traces/gone", "the link leads nowhere."), ("traces/round", "the links lead in a circle."),
      ("nothing", "no such file or folder."),
      ("traces/inner/good.jsonl/x", "no such file or folder."),
    ] {
      for command in ["check", "render", "summary", "report"] {
        let outcome = try run(command, name)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("ribs-inspect: \(name): \(words)"), "\(command) \(name)")
      }
    }
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `what may not be read is named, and the rest is judged`() throws {
    for folder in ["closed", "listed", "closed/inner"] {
      try makeFolder("traces/\(folder)")
      try put("board/double-tap", at: "traces/\(folder)/bad.jsonl")
    }
    try put("board/double-tap", at: "traces/secret.jsonl")
    // A folder that can be listed and not searched tells no more than names.
    try allow(0o000, of: "traces/closed")
    try allow(0o744, of: "traces/listed")
    try allow(0o600, of: "traces/secret.jsonl")
    try allow(0o755, of: ".")
    defer { for name in ["closed", "listed"] { try? allow(0o755, of: "traces/\(name)") } }
    let outcome = try Unprivileged.run(tool, ["check", "traces"], in: scratch.folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\n✓ traces/inner/good.jsonl\n"))
    let errors = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("ribs-inspect: ") }
    #expect(
      errors == [
        "ribs-inspect: traces/closed: the folder cannot be read. Check its permissions.",
        "ribs-inspect: traces/listed: the folder cannot be searched. Check its permissions.",
        "ribs-inspect: traces/secret.jsonl: cannot be opened: Permission denied.",
      ])
    let inside = try Unprivileged.run(
      tool, ["check", "traces/closed/inner"], in: scratch.folder.path)
    #expect(inside.status == 2)
    #expect(inside.errors.contains("cannot be read: Permission denied."))
  }

  @Test func `a pipe in a folder is not waited for, and the check is not clean`() throws {
    #expect(mkfifo(scratch.path("traces/pipe.jsonl"), 0o600) == 0)
    #expect(mkfifo(scratch.path("traces/other"), 0o600) == 0)
    let outcome = try run("check", "traces")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("✓ traces/inner/good.jsonl"))
    #expect(
      outcome.errors.contains(
        "ribs-inspect: traces/pipe.jsonl: a pipe, a socket or a device, not a file."))
    #expect(!outcome.errors.contains("other"))
  }
}
