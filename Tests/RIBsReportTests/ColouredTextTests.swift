import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

/// Compares what a terminal shows with files in which words name the colours. The lines are 64 columns wide, so most
/// texts are wrapped.
@Suite("Text with colours in a narrow terminal")
struct ColouredTextTests {
  private let style = TextStyle(isColoured: true, width: 64)

  private func expect(_ text: String, _ name: String) throws {
    var text = text
    for (code, name) in [
      ("1;31", "error"), ("1;33", "warning"), ("36", "info"), ("32", "good"), ("1", "bold"),
      ("2", "dim"), ("0", "end"),
    ] {
      text = text.replacing("\u{1B}[\(code)m", with: "<\(name)>")
    }
    try expectGolden(text, "Coloured/\(name).txt")
  }

  @Test func `a check of everything looks like this`() throws {
    let text = TextReport(try CISample.report(), style: style)
    try expect(text.check(), "check")
    try expect(text.summary(), "summary")
  }

  @Test func `a check of source looks like this`() throws {
    let text = TextReport(try SourceSample.report(), style: style)
    try expect(text.check(), "source-check")
    try expect(text.summary(), "source-summary")
  }

  @Test func `a check of source with traces looks like this`() throws {
    let report = CheckReport(source: try ShopSource.joined(), rules: SourceSample.pages)
    try expect(TextReport(report, style: style).summary(), "joined-summary")
  }

  @Test func `verdicts look like this`() throws {
    let scripts = [
      "root Root", "root Root\nkilled", "root Root\nopen Root A", "mark alone", "root Root\ntorn {",
      "root Root\nunsettled 5s", "root Root\ndestroy Root\nload Root",
      "root Root\nopen Root A on loader", "root Root\nopen Root A\nattach Root A",
      "root Root\ncreate A\nsettle",
      "root Root\nopen Root A on loader\nactivate A\ncreate B\nsettle",
      "headless\nlaunch Root\nattach Root A",
    ]
    let all = try scripts.flatMap { script in
      try Severity.allCases.map { threshold in
        "== \(script.replacing("\n", with: "; ")), failing on \(threshold.rawValue)\n"
          + TextReport(try report(script, failOn: threshold), style: style).check()
      }
    }
    try expect(all.joined(separator: "\n"), "verdicts")
  }

  @Test func `the log of a RIB looks like this`() throws {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: .path("Root/A")))
    analyzer.feed(
      try script(
        """
        root Root
        open Root A @App/Folder/WithAVeryLongName/RootRouter.swift:120
        attach Root A @App/R.swift:2
        close Root A @App/R.swift:3 on loader
        create A#2
        after 100s
        open Root A#2 @App/R.swift:1 on loader
        detach Root A @App/R.swift:4
        settle
        """))
    let session = try #require(try analyzer.finish().last)
    try expect(LogText(session, source: "a/long/path/to/t.jsonl", style: style).text, "log")
  }

  @Test func `flows look like this`() throws {
    let session = try #require(try inputReport("careers/sign-up").sessions.last)
    try expect(FlowsText(session, style: style).text(), "flows")
  }

  @Test func `the rules look like this`() throws {
    try expect(
      RuleText.list(
        [("About traces", RuleCatalogue.pages), ("No rules", []), ("Source", SourceSample.pages)],
        style: style), "rules")
    let pages = try ["duplicate-sibling", "growth", "lost-child"].map {
      try #require(RuleCatalogue.page($0))
    }
    try expect(
      (pages.map { RuleText.page($0, style: style) }
        + SourceSample.pages.flatMap { page in
          [false, true].map { RuleText.page(page, .swift, all: $0, style: style) }
        }).joined(separator: "\n"), "rule-pages")
  }

  @Test func `a comparison looks like this`() throws {
    let (base, now) = (
      try inputReport("careers/detach-twice"), try inputReport("home-flow/back-goes-forward")
    )
    let comparisons = [
      Comparison(base: CheckReport([base]), trace: CheckReport([now])),
      Comparison(base: CheckReport([now]), trace: CheckReport([base])),
      Comparison(base: CheckReport([now]), trace: CheckReport([now])),
      Comparison(
        base: CheckReport([now]), trace: CheckReport([now, try inputReport("gallery/swiped-away")])),
    ]
    try expect(
      comparisons.map { ComparisonText($0, style: style).text }.joined(separator: "\n"),
      "comparisons")
  }

  @Test func `the details of a cause look like this`() throws {
    let report = try CISample.report()
    let text = TextReport(report, style: style)
    let all = report.causes.flatMap { cause in
      text.details(of: cause, at: cause.shown.at) + [""] + text.lines(on: cause) + [""]
    }
    try expect(all.joined(separator: "\n"), "details")
  }
}
