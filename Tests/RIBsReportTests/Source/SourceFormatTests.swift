import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("A report on source")
struct SourceFormatTests {
  private static let endings: [ReportFormat: String] = [
    .text: "check.txt", .json: "report.json", .ndjson: "lines.ndjson", .sarif: "report.sarif",
    .junit: "junit.xml",
    .github: "github.txt", .gitlab: "gitlab.json", .markdown: "report.md", .xcode: "xcode.txt",
  ]

  @Test(arguments: ReportFormat.allCases) func `matches its golden file in every format`(
    format: ReportFormat
  ) throws {
    let ending = try #require(Self.endings[format])
    let sources = SourceFiles(root: "/shop", workingDirectory: "/shop")
    try expectGolden(
      format.text(try SourceSample.report(), sources: sources), "Source/\(ending)",
      besides: goldens)
  }

  @Test func `is a summary with the tree for a person`() throws {
    try expectGolden(
      TextReport(try SourceSample.report()).summary(), "Source/summary.txt", besides: goldens)
    try expectGolden(
      TextReport(SourceSample.clean()).summary(), "Source/clean.txt", besides: goldens)
  }

  @Test func `says what traces saw of each hazard, and which lines they reached`() throws {
    let report = CheckReport(source: try ShopSource.joined(), rules: SourceSample.pages)
    try expectGolden(TextReport(report).summary(), "Source/joined.txt", besides: goldens)
    for (format, name) in [(ReportFormat.json, "joined.json"), (.markdown, "joined.md")] {
      try expectGolden(format.text(report), "Source/\(name)", besides: goldens)
    }
  }

  @Test func `says of a cause what traces saw of any of its places`() {
    var source = SourceSample.source
    for index in source.hazards.indices { source.hazards[index].outcome = .neverTaken }
    source.hazards[2].outcome = .seen
    let text = TextReport(CheckReport(source: source, rules: SourceSample.pages)).check()
    #expect(text.components(separatedBy: "  trace  seen in a trace\n").count == 2)
    #expect(text.contains("  trace  reached in no trace\n"))
  }

  @Test func `keeps the other places of a cause if a comment accepts one`() {
    var source = SourceSample.source
    source.hazards[1].exemption = .suppressed(reason: "the button is off")
    let report = Policy().judge(source, rules: SourceSample.pages, today: "2026-11-22")
    let text = TextReport(report).check()
    #expect(text.contains("  where  Apps/Shop app/Sources/App/Home/HomeRouter.swift:61\n"))
    #expect(!text.contains("HomeRouter.swift:40\n") && !text.contains("2 places"))
    #expect(text.contains("Not counted: 1 suppressed by the config or a comment."))
  }

  @Test func `counts a pair of RIBs once, by the highest grade of its lines`() {
    let text = TextReport(SourceSample.clean()).check()
    let read = text.split(separator: "\n").prefix(2).joined(separator: " ")
    #expect(
      read
        == "Sources: 25 files · 1840 lines · 5 RIBs · 3 edges attached, 1 only built, 1 only declared"
    )
    #expect(text.contains("\n✓ clean: no hazard found\n"))
  }

  @Test func `is not clean if a file could not be read`() {
    let report = SourceSample.incomplete()
    #expect(report.status == .inconclusive)
    let text = TextReport(report).check()
    #expect(text.contains("\n? inconclusive\n"))
    #expect(text.contains("1 file could not be read in full: no findings does not mean clean."))
    #expect(text.contains("Apps/Shop app/Sources/App/Chat/ChatRouter.swift:12: this does not"))
    #expect(ReportFormat.junit.text(report).contains("<skipped message=\"inconclusive: 1 file"))
  }

  @Test(arguments: ReportFormat.allCases) func `speaks of no session and no event`(
    format: ReportFormat
  ) throws {
    let text = format.text(try SourceSample.report())
    for words in ["Seen ", "line 30 of", "the trace"] where format != .sarif {
      #expect(!text.contains(words), "\(words)")
    }
    #expect(!text.contains("traceLine"))
  }

  @Test func `points at the line of the source below the source root, or else by its path`() throws
  {
    let report = try SourceSample.report()
    func annotations(root: String) -> String {
      let sources = SourceFiles(root: root, workingDirectory: "/home/me/shop")
      return ReportFormat.github.text(report, sources: sources)
    }
    #expect(
      annotations(root: "/home/me/shop").hasPrefix(
        "::error file=Apps/Shop app/Sources/App/Feed/FeedRouter.swift,line=30,"))
    #expect(
      annotations(root: "Apps/Shop app").hasPrefix(
        "::error file=Sources/App/Feed/FeedRouter.swift,line=30,"))
    #expect(
      annotations(root: "/elsewhere").hasPrefix(
        "::error file=Apps/Shop app/Sources/App/Feed/FeedRouter.swift,line=30,"))
  }

  @Test(arguments: [
    (["Sources"], "App/A.swift", "Sources/App/A.swift"), (["./"], "App/A.swift", "App/A.swift"),
    (["."], "App/A.swift", "App/A.swift"), (["/abs/Sources/"], "A.swift", "/abs/Sources/A.swift"),
    (["App/A.swift"], "A.swift", "App/A.swift"), (["A.swift"], "A.swift", "A.swift"),
    (["App", "Kit"], "Kit/A.swift", "Kit/A.swift"),
  ]) func `finds a file from where the command runs`(
    paths: [String], file: String, location: String
  ) {
    #expect(SourceReport(paths: paths).location(of: file) == location)
  }

  @Test func `shows every place of a cause in the lines for Xcode, and a note for info`() throws {
    let text = ReportFormat.xcode.text(
      try SourceSample.report(), sources: SourceFiles(root: ".", workingDirectory: "/shop"))
    let file = "/shop/Apps/Shop app/Sources/App/Home/HomeRouter.swift"
    for line in [
      "\(file):40: warning: A tap on Home", "\(file):61: warning: A stream attaches",
      "\(file):40: note: Nothing detaches Feed.",
    ] { #expect(text.contains("\n\(line)"), "\(line)") }
    #expect(!text.contains("Login"))
  }

  @Test func `says once how to mend hazards of one rule`() {
    var source = SourceSample.source
    source.hazards.removeAll { $0.severity == .info }
    let text = TextReport(CheckReport(source: source, rules: SourceSample.pages)).check()
    #expect(text.components(separatedBy: "fix    Begin with").count == 2)
    #expect(text.components(separatedBy: "fix    as above").count == 3)
  }

  @Test func `of a large app stays readable`() {
    let ribs = (0..<150).map { index in
      StaticRIB(
        name: "Screen\(index)", module: "App", kind: .viewable,
        place: SourcePlace(file: "App/Screen\(index)Router.swift", line: 1))
    }
    let edges = (1..<150).map { index in
      StaticEdge(
        parent: index / 4, child: index, grade: .attached,
        place: SourcePlace(file: "App/Screen\(index / 4)Router.swift", line: index))
    }
    let source = SourceReport(
      paths: ["Sources"], files: 600, lines: 90_000,
      tree: StaticTree(ribs: ribs, edges: edges))
    let lines = TextReport(CheckReport(source: source, rules: SourceSample.pages)).summary()
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 80)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `lists at most a thousand causes, and counts the rest`() throws {
    let hazards = (1...1005).map { index in
      Hazard(
        "unguarded-attach", .warning, path: "Root/Child\(index)",
        at: SourcePlace(file: "A.swift", line: index), message: "m", fix: "f")
    }
    let report = CheckReport(
      source: SourceReport(paths: ["."], hazards: hazards), rules: SourceSample.pages)
    #expect(ReportFormat.xcode.text(report).contains("note: 5 more causes; `--all`"))
    #expect(ReportFormat.json.text(report).contains("\"causes\": 5"))
    #expect(TextReport(report).check().contains("… 5 more causes; `--all` shows them"))
  }
}
