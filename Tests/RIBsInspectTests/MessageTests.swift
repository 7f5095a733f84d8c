import Foundation
import RIBsTestSupport
import Testing

/// The sentences in which a command says what it did, or what to do instead.
@Suite("What a command says", .showsOutput)
struct MessageTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let wrong = Repository.fixture("board/double-tap").path

  init() throws { scratch = try Scratch() }

  private func trace(_ text: String, _ name: String = "t.jsonl") throws -> String {
    try scratch.write(try script(text), to: name)
  }

  /// The complaint of a command that is used wrongly.
  private func complaint(_ arguments: String...) throws -> String {
    let outcome = try tool.run(arguments, in: scratch.folder.path)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(arguments)")
    let first = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
    return first.replacingOccurrences(of: "Error: ", with: "")
  }

  // MARK: Moments, RIBs, flows and sessions

  @Test func `a moment that the session does not have is named with what it has`() throws {
    let plain = try trace("root Root\nopen Root A", "plain.jsonl")
    #expect(
      try complaint("render", plain, "--at", "mark:x")
        == "Session 'example' has no mark 'x'. It has no marks.")
    let marked = try trace("root Root\nmark one\nopen Root A\nmark two", "marked.jsonl")
    #expect(
      try complaint("render", marked, "--at", "mark:x")
        == "Session 'example' has no mark 'x'. Its marks: one, two.")
    #expect(
      try complaint("render", plain, "--at", "99")
        == "Session 'example' ends before that moment, at event 9.")
    // A time after the last event is a moment too.
    #expect(try tool.run(["render", plain, "--at", "1m"]).status == 0)
    #expect(try tool.run(["render", plain, "--at", "9"]).status == 0)
    #expect(try tool.run(["render", plain, "--at", "0"]).status == 0)
  }

  @Test func `paths that may be meant are five at most`() throws {
    func tabs(_ count: Int) throws -> String {
      try trace(
        "root Root\n"
          + (1...count).map { "open Root Page\($0)\nopen Page\($0) Tab#\($0)" }
          .joined(separator: "\n"))
    }
    let five = (1...5).map { "'Root/Page\($0)/Tab'" }.joined(separator: " or ")
    for count in [5, 7] {
      let trace = try tabs(count)
      #expect(
        try complaint("log", trace, "--path", "Tab")
          == "Session 'example' has no RIB at 'Tab'. Did you mean \(five)?")
      #expect(
        try complaint("render", trace, "--focus", "Tba")
          == "There is no RIB at 'Tba' at that moment. Did you mean \(five)?")
    }
    let deep = (["Root"] + (1...120).map { "S\($0)" })
    let chain = try trace(
      "root Root\n" + zip(deep, deep.dropFirst()).map { "open \($0) \($1)" }.joined(separator: "\n")
    )
    #expect(try complaint("render", chain, "--focus", "S99").contains("/S98/S99'?"))
    #expect(try !complaint("render", chain, "--focus", "S100").contains("/S100'"))
  }

  @Test func `a RIB that is not there is answered with the first ones`() throws {
    let five = try trace("root A\nopen A B\nopen A C\nopen A D\nopen A E", "five.jsonl")
    let paths = "It has 'A', 'A/B', 'A/C', 'A/D', 'A/E'"
    #expect(
      try complaint("log", five, "--path", "Nothing")
        == "Session 'example' has no RIB at 'Nothing'. \(paths).")
    let six = try trace(
      "root A\nopen A B\nopen A C\nopen A D\nopen A E\nopen A F", "six.jsonl")
    #expect(
      try complaint("log", six, "--path", "Nothing")
        == "Session 'example' has no RIB at 'Nothing'. \(paths) and 1 more.")
    let seven = try trace(
      "root A\nopen A B\nopen A C\nopen A D\nopen A E\nopen A F\nopen A G", "seven.jsonl")
    #expect(
      try complaint("log", seven, "--path", "Nothing")
        == "Session 'example' has no RIB at 'Nothing'. \(paths) and 2 more.")
    #expect(
      try complaint("log", five, "--id", "9")
        == "Session 'example' has no RIB with number 9. The nearest numbers are 5, E.")
    let empty = try trace("mark nothing", "empty.jsonl")
    #expect(
      try complaint("log", empty, "--id", "9")
        == "Session 'example' has no RIB with number 9. It has no RIB.")
    #expect(
      try complaint("log", empty, "--path", "A")
        == "Session 'example' has no RIB at 'A'. It has none.")
  }

  @Test func `sessions are listed up to ten`() throws {
    func sessions(_ count: Int) throws -> String {
      let lines = (1...count).map { number in
        #"raw {"type":"trace","version":1,"session":"s\#(number)"}"# + "\n"
          + #"raw {"type":"launch","seq":1,"t":0,"id":1,"rib":"Root"}"#
      }
      return try trace("headless\n" + lines.joined(separator: "\n"), "\(count).jsonl")
    }
    let ten = "s1, s2, s3, s4, s5, s6, s7, s8, s9, s10"
    #expect(
      try complaint("check", sessions(10), "--session", "x")
        == "\(scratch.path("10.jsonl")) has no session 'x'; it has \(ten).")
    #expect(
      try complaint("render", sessions(12), "--session", "x")
        == "\(scratch.path("12.jsonl")) has no session 'x'; it has \(ten) and 2 more.")
    let both = try tool.run([
      "check", try sessions(2), try trace("root A", "a.jsonl"), try trace("root A", "b.jsonl"),
      "--session", "s1",
    ])
    #expect(both.errors == "2 traces have no session 's1' and are left out.\n")
  }

  @Test func `a session without flows says so`() throws {
    let trace = try trace("root Root\nopen Root A")
    #expect(
      try complaint("render", trace, "--design", "compare", "--flow", "Root")
        == "There is no flow at 'Root'. The session has no flows.")
    let outcome = try tool.run(["render", trace, "--design", "compare"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "ribs-inspect: session 'example' has no flow: a flow takes a RIB with two different children, or a child with a child.\n"
    )
  }

  @Test func `a picture has five hundred steps at most`() throws {
    func flow(_ steps: Int) throws -> Tool.Outcome {
      let trace = try trace(
        "root Root\n" + (1...steps).map { "open Root Row\($0)" }.joined(separator: "\n"))
      return try tool.run(["render", trace, "--design", "horizontal", "--format", "json"])
    }
    #expect(try flow(500).status == 0)
    #expect(try flow(501).status == 64)
  }

  // MARK: Outputs

  @Test func `formats that cannot all have their output are refused`() throws {
    #expect(
      try complaint("check", wrong, "--format", "json", "--format", "sarif")
        == "Only one format can go to standard output; give the others a file, as in --format sarif=report.sarif."
    )
    #expect(
      try complaint("check", wrong, "--format", "json", "--format", "sarif", "-o", "x")
        == "Only one format can go to x; give the others a file, as in --format sarif=report.sarif."
    )
    #expect(
      try complaint("check", wrong, "--format", "json=x", "-o", "y")
        == "--output is for a format without a file, but each format has one.")
    #expect(try complaint("check", wrong, "--format", "json=").contains("No file follows '='."))
    #expect(try tool.run(["check", wrong, "--format", "json=\(scratch.path("a=b"))"]).status == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["a=b"])
  }

  @Test func `a baseline is counted in a note, unless it is to be quiet`() throws {
    func notes(_ script: String, _ options: String...) throws -> String {
      let trace = try trace("root Root\nopen Root A\nopen Root B\n\(script)")
      return try tool.run(
        ["check", trace, "--write-baseline", "b.json"] + options, in: scratch.folder.path
      ).errors
    }
    #expect(try notes("attach Root A") == "b.json: wrote a baseline with 1 cause.\n")
    #expect(
      try notes("attach Root A\nattach Root B") == "b.json: wrote a baseline with 2 causes.\n")
    #expect(try notes("end exit") == "b.json: wrote a baseline with 0 causes.\n")
    #expect(try notes("attach Root A", "--quiet") == "")
  }

  @Test func `the verdict is a note where the report is not on standard output as text`() throws {
    let torn = try trace("root Root\nopen Root A\ntorn {")
    for options in [["--format", "json"], ["-o", scratch.path("x")], ["--format", "text=x"]] {
      let outcome = try tool.run(["check", torn] + options, in: scratch.folder.path)
      #expect(outcome.status == 3)
      #expect(outcome.errors.hasPrefix("? inconclusive: "), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count > 1, "\(outcome.errors)")
      let quiet = try tool.run(["check", torn, "-q"] + options, in: scratch.folder.path)
      #expect(quiet.errors == "")
    }
    for options in [
      [], ["--format", "text"], ["-o", "-"], ["--format", "text=-", "--format", "json=x"],
    ] {
      #expect(try tool.run(["check", torn] + options, in: scratch.folder.path).errors == "")
    }
  }

  @Test func `a new file has the permissions that the user's mask leaves`() throws {
    let line = #"umask 027; "$0" check "$1" --format github -o new; true"#
    _ = try Tool(at: "/bin/sh").run(
      ["-c", line, tool.path, wrong], in: scratch.folder.path,
      environment: ["GITHUB_STEP_SUMMARY": scratch.path("summary")])
    for name in ["new", "summary"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o640, "\(name)")
    }
  }

  // MARK: Words

  @Test(
    arguments: [
      // A third of the letters may be wrong.
      ("lost-xyzld", "lost-child"), ("lost-wxyzd", nil), ("lsot-chidl", "lost-child"),
      ("lostchild", "lost-child"), ("llost-child", "lost-child"), ("x", nil), ("lost", nil),
      ("doubel-atach", "double-attach"), ("double-deatch", "double-detach"),
    ] as [(String, String?)])
  func `the nearest word is offered if it is near`(word: String, nearest: String?) throws {
    let hint = nearest.map { "Did you mean '\($0)'?" } ?? "`ribs-inspect rules` lists them all."
    #expect(try complaint("rules", word) == "There is no rule '\(word)'. \(hint)")
  }

  @Test func `of two words that are as near, the first by name is offered`() throws {
    #expect(
      try complaint("check", wrong, "--format", "gitxxb").contains("Did you mean 'github'? Use"))
  }

  @Test func `the examples of a rule about source are long with --all`() throws {
    let (short, long) = (
      try tool.run(["rules", "unguarded-attach"]).output,
      try tool.run(["rules", "unguarded-attach", "--all"]).output
    )
    #expect(long.utf8.count > short.utf8.count && long.hasPrefix("unguarded-attach  "))
    #expect(short.contains("--all") && !long.contains("--all"))
  }

  @Test(arguments: ["trace", "report", "flows", "log", "compare", "picture", "doctor"])
  func `the schema is the one that is asked for`(subject: String) throws {
    let text = try tool.run(["schema", subject]).output
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let title = try #require(schema?["title"] as? String)
    let others = try ["trace", "report", "flows", "log", "compare", "picture", "doctor"]
      .filter { $0 != subject }.map { try tool.run(["schema", $0]).output }
    #expect(!others.contains(text), "\(title)")
    #expect(try tool.run(["schema"]).output == tool.run(["schema", "trace"]).output)
  }
}
