import Foundation
import RIBsTestSupport
import Testing

/// How the action calls `ribs-inspect`, word for word.
@Suite("What the GitHub Action calls")
struct ActionCallTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A stand-in for `ribs-inspect` that reads its input, speaks, writes the files that it should, and fails.
  private func program(check: Int = 0, source: Int = 0, writes: Bool = true) throws -> CalledProgram
  {
    try CalledProgram(
      "ribs-inspect", in: scratch,
      script: """
        cat >/dev/null
        echo "$1 complains" >&2
        for word in "$@"; do
          case "$word" in --format=sarif=*) \(writes ? #"echo "$1" >"${word#--format=sarif=}""# : ":") ;; esac
        done
        case "$1" in check) exit \(check) ;; source) exit \(source) ;; *) exit 9 ;; esac
        """)
  }

  private func check(_ program: CalledProgram, _ inputs: [String: String]) throws -> ActionStep {
    var environment = [
      "TRACES": "", "SOURCES": "", "FAIL_ON": "", "CONFIG": "", "BASELINE": "",
      "STRICT_BASELINE": "false", "ALLOW_INCOMPLETE": "false", "SOURCE_ROOT": "/the root",
      "FOLDER": scratch.folder.path, "EXECUTABLE": program.path,
    ]
    environment.merge(inputs) { $1 }
    return try ActionStep("check", environment, in: scratch)
  }

  private func reports(_ sarif: String, _ text: String) -> [String] {
    [
      "--format", "github", "--format=sarif=\(scratch.path(sarif))",
      "--format=text=\(scratch.path(text))",
    ]
  }

  @Test func `traces are checked with what the inputs say`() throws {
    let program = try program()
    let step = try check(program, ["TRACES": "one.jsonl\n\n  two.jsonl\n"])
    let words = ["check"] + reports("ribs-inspect.sarif", "report.txt")
    let calls = words + ["--source-root=/the root", "--", "one.jsonl", "  two.jsonl"]
    #expect(try program.log == calls.map { "\($0)\n" }.joined() + "\n")
    #expect(step.outcome.status == 0)
    #expect(step.outputs == "sarif=\(scratch.path("ribs-inspect.sarif"))\nstatus=0\n")
    // What it complains about stands in the job's log.
    #expect(step.outcome.errors == "check complains\n")
  }

  @Test(arguments: ["", "\r"])
  func `each input becomes its option, for traces and source`(end: String) throws {
    let program = try program()
    let step = try check(
      program,
      [
        "TRACES": "a b.jsonl\(end)\n-c.jsonl", "SOURCES": "App\(end)\nMore Apps\(end)\n",
        "FAIL_ON": "warning\(end)", "CONFIG": "-c.yml\(end)", "BASELINE": "b.json\(end)",
        "STRICT_BASELINE": "true\(end)", "ALLOW_INCOMPLETE": "true\(end)",
        "SOURCE_ROOT": "/the root\(end)",
      ])
    let options = [
      "--source-root=/the root", "--fail-on=warning", "--config=-c.yml", "--baseline=b.json",
      "--strict-baseline", "--allow-incomplete",
    ]
    let check =
      ["check"] + reports("ribs-inspect.sarif", "report.txt") + options
      + ["--source=App", "--source=More Apps", "--", "a b.jsonl", "-c.jsonl"]
    let source =
      ["source"] + reports("ribs-inspect-source.sarif", "source.txt") + options
      + [
        "--tree=\(scratch.path("source.svg"))", "--trace=a b.jsonl", "--trace=-c.jsonl", "--",
        "App", "More Apps",
      ]
    let expected = [check, source].map { $0.map { "\($0)\n" }.joined() + "\n" }.joined()
    #expect(try program.log == expected)
    #expect(
      step.outputs == """
        sarif=\(scratch.path("ribs-inspect.sarif"))
        source-sarif=\(scratch.path("ribs-inspect-source.sarif"))
        status=0

        """)
  }

  @Test func `without any input, check says what is missing`() throws {
    let program = try program(check: 64)
    let step = try check(program, ["TRACES": "\r\n\n"])
    let words =
      ["check"] + reports("ribs-inspect.sarif", "report.txt") + ["--source-root=/the root", "--"]
    #expect(try program.log == words.map { "\($0)\n" }.joined() + "\n")
    #expect(step.outputs.hasSuffix("status=64\n"))
  }

  @Test func `source alone is not checked as traces`() throws {
    let program = try program()
    let step = try check(program, ["SOURCES": "App"])
    let words =
      ["source"] + reports("ribs-inspect-source.sarif", "source.txt")
      + ["--source-root=/the root", "--tree=\(scratch.path("source.svg"))", "--", "App"]
    #expect(try program.log == words.map { "\($0)\n" }.joined() + "\n")
    #expect(
      step.outputs == "source-sarif=\(scratch.path("ribs-inspect-source.sarif"))\nstatus=0\n")
  }

  @Test func `a SARIF file that was not written is not uploaded`() throws {
    let program = try program(check: 1, source: 1, writes: false)
    let step = try check(program, ["TRACES": "a.jsonl", "SOURCES": "App"])
    #expect(step.outputs == "status=1\n" && step.outcome.status == 0)
  }

  /// From clean to what no exit code stands for.
  @Test func `the worse exit code of two counts`() throws {
    let order = [0, 3, 1, 2, 70]
    for check in order {
      for source in order {
        let program = try program(check: check, source: source)
        let step = try self.check(program, ["TRACES": "a.jsonl", "SOURCES": "App"])
        let worse = order.filter { $0 == check || $0 == source }.last ?? -1
        #expect(step.outputs.hasSuffix("\nstatus=\(worse)\n"), "\(check) and \(source)")
        #expect(step.outcome.status == 0)
      }
    }
  }

  // MARK: Pictures

  private func draw(
    _ program: CalledProgram, _ traces: String, _ inputs: [String: String] = [:]
  ) throws -> ActionStep {
    let environment = [
      "TRACES": traces, "CONFIG": "", "SOURCE_ROOT": "/the root", "WORKSPACE": "/the workspace",
      "SOURCE_URL": "https://git.example/a/b/blob/0a1b2c", "FOLDER": scratch.folder.path,
      "EXECUTABLE": program.path,
    ].merging(inputs) { $1 }
    return try ActionStep("pictures", environment, in: scratch)
  }

  private func rendered(_ name: String, _ trace: String, _ options: String...) -> String {
    (["render"] + options + ["--output=\(scratch.path(name))", "--", trace]).map { "\($0)\n" }
      .joined() + "\n"
  }

  @Test func `each trace is drawn, whether or not the one before could be`() throws {
    for name in ["a.jsonl", "-b.jsonl.gz", "c"] { _ = try scratch.write([], to: name) }
    let program = try program()
    let step = try draw(program, "a.jsonl\n\nnone.jsonl\r\n-b.jsonl.gz\r\nc")
    #expect(
      try program.log == rendered("001-a.svg", "a.jsonl")
        + rendered("002--b.svg", "./-b.jsonl.gz") + rendered("003-c.svg", "c"))
    // What is wrong with a trace was said by the check.
    #expect(step.outcome.status == 0 && step.outcome.output == "" && step.outcome.errors == "")
    #expect(step.outputs == "folder=\(scratch.folder.path)\n")
  }

  @Test(arguments: ["", "\r"])
  func `pictures link to the commit if the source root is the repository's`(end: String) throws {
    _ = try scratch.write([], to: "a.jsonl")
    let program = try program()
    _ = try draw(
      program, "a.jsonl",
      ["CONFIG": "c.yml\(end)", "SOURCE_ROOT": "/the workspace\(end)"])
    #expect(
      try program.log
        == rendered(
          "001-a.svg", "a.jsonl", "--config=c.yml", "--source-root=/the workspace",
          "--source-url=https://git.example/a/b/blob/0a1b2c"))
  }

  @Test func `a folder's traces are drawn in the order of their names, and nothing else in it`()
    throws
  {
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: scratch.path("-in/b.jsonl"), withIntermediateDirectories: true)
    for name in [
      "-in/c.jsonl", "-in/B.jsonl.gz", "-in/b.jsonl/a.jsonl", "-in/notes.txt", "-in/d.gz",
    ] {
      _ = try scratch.write([], to: name)
    }
    try manager.createSymbolicLink(
      atPath: scratch.path("-in/circle"), withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: scratch.path("link"), withDestinationPath: "-in")
    let program = try program()
    let step = try draw(program, "link\n-in")
    #expect(
      try program.log == rendered("001-B.svg", "link/B.jsonl.gz")
        + rendered("002-a.svg", "link/b.jsonl/a.jsonl") + rendered("003-c.svg", "link/c.jsonl")
        + rendered("004-B.svg", "./-in/B.jsonl.gz")
        + rendered("005-a.svg", "./-in/b.jsonl/a.jsonl") + rendered("006-c.svg", "./-in/c.jsonl"))
    #expect(step.outcome.status == 0 && step.outcome.output == "" && step.outcome.errors == "")
  }
}
