import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("GitHub annotations")
struct GitHubAnnotationsTests {
  private func lines(_ script: String, failOn: Severity = .error) throws -> [String] {
    ReportFormat.github.text(try report(script, failOn: failOn))
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `a report matches its golden file`() throws {
    try expectGolden(
      ReportFormat.github.text(try CISample.report()), "ci.github.txt", besides: goldens)
  }

  @Test func `a clean report has no annotations`() throws {
    #expect(ReportFormat.github.text(try CISample.clean()).isEmpty)
  }

  @Test func `what does not count is not shown`() throws {
    let text = ReportFormat.github.text(try CISample.report())
    #expect(!text.contains("view-gone-rib-attached") && !text.contains("leaked-child"))
  }

  @Test(arguments: [9, 10, 30]) func `nine of a kind are shown and the rest are counted`(
    count: Int
  ) throws {
    let wrong = (1...count).map { "open Root A\($0)\nattach Root A\($0) on network" }
    let lines = try lines("root Root\n" + wrong.joined(separator: "\n"))
    for kind in ["error", "warning"] {
      let shown = lines.filter { $0.hasPrefix("::\(kind) ") }
      #expect(shown.count == min(count, 10))
      let noun = count == 10 ? kind : "\(kind)s"
      #expect(
        shown.last?.hasSuffix("::and \(count - 9) more \(noun)") == (count > 9))
    }
  }

  @Test func `a name can neither end a command nor begin one`() throws {
    let session = #"{"type":"trace","version":1,"session":"s,1:2%\r\n::error::x"}"#
    let create =
      #"{"type":"create","seq":1,"t":1,"id":1,"rib":"R\r\n::add-mask::x%0A\u001b[2J","kind":"launch"}"#
    let lines = try lines(
      "headless\nraw \(session)\nraw \(create)\nraw \(create)\n"
        + #"raw {"type":"launch","seq":2,"t":1,"id":1}"# + "\n"
        + #"raw {"type":"attach","seq":3,"t":1,"id":1,"parent":1}"#)
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) })
      #expect(!line.contains("\r") && !line.contains("\u{1B}"))
      #expect(!line.contains("x%0A\u{FFFD}"))
    }
    #expect(lines.contains { $0.contains("x%250A") })
  }

  @Test func `a file's name is escaped as a property`() throws {
    let text = ReportFormat.github.text(
      try report("root R\nopen R A\nattach R A", source: "a,b:100%.jsonl"))
    #expect(text.hasPrefix("::error file=a%2Cb%3A100%25.jsonl,line=10,title=double-attach::A is"))
  }

  @Test func `an annotation on standard input names no file`() throws {
    let text = ReportFormat.github.text(
      try report("root R\nopen R A\nattach R A", source: "standard input"))
    #expect(text.hasPrefix("::error title=double-attach::"))
  }

  @Test func `remarks give way to findings`() throws {
    let remarks = (1...20).map { (line: Int) in
      Remark(file: "c.yml", line: line, message: "remark \(line)")
    }
    let found = try sessions("root Root\nopen Root A on network")
    let lines = ReportFormat.github.text(
      CheckReport([InputReport(source: "t", sessions: found)], remarks: remarks)
    ).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[0].contains("off-main-thread"))
    #expect(lines[1] == "::warning file=c.yml,line=1,title=config-remark::remark 1")
    #expect(lines[9].hasSuffix("::and 12 more warnings"))
  }
}
