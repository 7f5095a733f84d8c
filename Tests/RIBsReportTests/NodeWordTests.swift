import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("A tree with nodes that are no RIBs")
struct NodeWordTests {
  /// Everything that people read of a trace.
  private func texts(of bytes: [UInt8]) throws -> [String: String] {
    var analyzer = TraceAnalyzer(AnalysisScope(keepsTree: true))
    analyzer.feed(bytes)
    let sessions = try analyzer.finish()
    let report = CheckReport([InputReport(source: "t.jsonl", sessions: sessions)])
    var texts = ["summary": TextReport(report).summary()]
    // SARIF has the pages of all rules, which are about RIBs.
    for format in ReportFormat.allCases where format != .sarif {
      texts[format.rawValue] = format.text(report)
    }
    for (number, session) in sessions.enumerated() {
      let messages = session.findings.map { "\($0.message) \($0.fix)" }
      texts["findings \(number)"] = messages.joined(separator: "\n")
      texts["limits \(number)"] = session.inconclusiveSentence
      texts["answer \(number)"] =
        TreeAnswer(session, source: "t.jsonl", focus: nil, depth: nil)?
        .text
      texts["flows \(number)"] = FlowsText(session).text()
      for id in 1...3 {
        var analyzer = TraceAnalyzer(AnalysisScope(subject: .id(id)))
        analyzer.feed(bytes)
        texts["log \(number) of \(id)"] = try analyzer.finish().dropFirst(number).first.map {
          LogText($0, source: "t.jsonl").text
        }
      }
    }
    return texts
  }

  @Test(arguments: RuleCatalogue.pages.map(\.id))
  func `no report on it says RIB`(rule: String) throws {
    let page = try #require(RuleCatalogue.pages.first { $0.id == rule })
    for example in page.triggering {
      guard let bytes = withOtherNodes(try script(example.script)) else { continue }
      for (kind, text) in try texts(of: bytes) {
        #expect(text.firstMatch(of: /\bRIBs?\b/) == nil, "\(kind), \(example.title):\n\(text)")
      }
    }
  }

  @Test func `a report on it says node`() throws {
    let trace = try script(
      """
      root Root
      open Root Feed @App/RootRouter.swift:20
      open Feed Post @App/FeedRouter.swift:31
      close Root Feed @App/RootRouter.swift:24
      after 5s
      settle
      """)
    let texts = try texts(of: try #require(withOtherNodes(trace)))
    #expect(texts["findings 0"]?.contains("and keeps one node below it alive.") == true)
    #expect(texts["text"]?.contains("  node   Root/Feed") == true)
    #expect(texts["text"]?.contains(" events · 3 nodes") == true)
    #expect(texts["text"]?.contains("  with   1 node below it") == true)
    #expect(texts["markdown"]?.contains("  - node: `Root/Feed`") == true)
  }

  @Test func `of several traces one is enough to say node`() throws {
    let trace = try script("root Root\nopen Root Feed")
    func sessions(_ bytes: [UInt8]) throws -> InputReport {
      var analyzer = TraceAnalyzer()
      analyzer.feed(bytes)
      return InputReport(source: "t.jsonl", sessions: try analyzer.finish())
    }
    let (ribs, nodes) = (
      try sessions(trace), try sessions(try #require(withOtherNodes(trace)))
    )
    #expect(TextReport(CheckReport([ribs, ribs])).scope.contains("4 RIBs"))
    #expect(TextReport(CheckReport([ribs, nodes])).scope.contains("4 nodes"))
  }

  @Test func `a name of the app stays as it is`() throws {
    let trace = try script(
      "root RIB\nopen RIB RIBs @App/RIB.swift:20\nattach RIB RIBs @App/RIB.swift:21")
    let texts = try texts(of: try #require(withOtherNodes(trace)))
    #expect(texts["text"]?.contains("  node   RIB/RIBs") == true)
    #expect(texts["findings 0"]?.contains("RIBs is attached to RIB at") == true)
  }
}
