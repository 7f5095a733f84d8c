import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The log of a RIB")
struct LogTextTests {
  private func text(
    _ subject: RIBSubject, _ bytes: some Collection<UInt8>, source: String = "t.jsonl"
  ) throws -> String {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: subject))
    analyzer.feed(bytes)
    let session = try #require(try analyzer.finish().last)
    return LogText(session, source: source).text
  }

  private func text(_ subject: RIBSubject, _ script: String) throws -> String {
    try text(subject, TraceScript(script).trace())
  }

  @Test(
    arguments: [
      ("home-flow/back-goes-forward", "Root/HomeFlow/Random"),
      ("careers/detach-again", "Root/LoggedOut/SignUpFirst"),
      ("home-flow/left-behind", "Root/HomeFlow"),
      ("deep-link/link-before-login", "Root"),
    ]
  ) func `a sample's log matches its golden file`(fixture: String, path: String) throws {
    let text = try text(
      .path(path), [UInt8](try Data(contentsOf: Repository.fixture(fixture))),
      source: "\(fixture).jsonl")
    let name = fixture.replacingOccurrences(of: "/", with: "-")
    try expectGolden(text, "Log/\(name).txt")
  }

  @Test func `every kind of event in a life has its own wording`() throws {
    let script = """
      root Root
      create A viewless
      attach Root A @App/R.swift:1 on network
      attach Root A @App/R.swift:2
      open A B @App/A.swift:3
      activate A
      detach Root B @App/R.swift:4
      open Root C @App/R.swift:5
      attach C B @App/C.swift:6
      close Root A @App/R.swift:7
      open Root A @App/R.swift:8
      workflow Flow start
      workflow Flow wait 2 A
      workflow Flow step 2 A
      workflow Flow fail 2 A
      worker Sync start A
      worker Sync stop A
      appear A
      disappear A
      disappear A removed
      hold Root.a A
      unhold Root.a A
      close Root A @App/R.swift:9
      open A D @App/A.swift:10
      leak A interactor AInteractor 1500ms
      settle
      """
    try expectGolden(
      try text(.path("Root/A"), script) + text(.path("Root/A/B"), script)
        + text(.path("Root/C/B"), script), "Log/every-way.txt")
  }

  @Test(arguments: Repository.fixtures)
  func `no line is wider than 80 columns, except for its call site`(fixture: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: fixture))
    for id in 1...9 {
      for line in try text(.id(id), bytes).split(separator: "\n") {
        #expect(line.count <= 80)
      }
    }
  }

  @Test func `a finding appears once, at its event`() throws {
    let text = try text(
      .id(2), "root Root\nopen Root A @App/R.swift:1\nclose Root A\ndestroy A\ndetach Root A")
    let lines = text.split(separator: "\n")
    let mark = try #require(lines.firstIndex { $0.contains("✗ double-detach: A is detached") })
    #expect(lines[mark - 1].contains("  13  0.012 s  detach from Root (1), which changed nothing"))
    #expect(text.components(separatedBy: "✗").count == 2)
  }

  @Test func `a finding at a sibling's event appears at that event`() throws {
    let text = try text(
      .id(2),
      """
      root Root
      open Root A @App/R.swift:1
      open Root A#2 @App/R.swift:1
      detach Root A#2 @App/R.swift:2
      appear A
      """)
    let event = try #require(text.range(of: "14  0.013 s  an event of another RIB"))
    let finding = try #require(text.range(of: "! stranded-sibling: A"))
    let later = try #require(text.range(of: "15  0.014 s  its view came on screen"))
    #expect(event.lowerBound < finding.lowerBound && finding.lowerBound < later.lowerBound)
  }

  @Test func `an exempt finding says why it does not count`() throws {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: .id(2)))
    analyzer.feed(try script("root Root\nopen Root A\nattach Root A"))
    var policy = Policy()
    policy.suppressions = [
      Suppression(rule: "double-attach", path: Glob("**"), reason: "RIB-9", until: nil, line: 1)
    ]
    let input = InputReport(source: "t", sessions: try analyzer.finish())
    let report = policy.judge([input], today: "2026-11-21")
    let session = try #require(report.inputs.first?.sessions.first)
    let text = LogText(session, source: "t").text.replacing(/\s+/, with: " ")
    #expect(text.contains("Not counted: RIB-9."))
  }

  @Test func `the JSON has the same events, with sorted keys`() throws {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: .path("Root/HomeFlow/Random")))
    analyzer.feed([UInt8](try Data(contentsOf: Repository.fixture("home-flow/back-goes-forward"))))
    let session = try #require(try analyzer.finish().first)
    var bytes: [UInt8] = []
    LogJSON(session, source: "t.jsonl").write { bytes += $0 }
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let sorted = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    let compact = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined().replacingOccurrences(of: "\": ", with: "\":")
    #expect(compact == String(decoding: sorted, as: UTF8.self))
    try expectGolden(String(decoding: bytes, as: UTF8.self), "Log/home-flow-back-goes-forward.json")
  }
}
