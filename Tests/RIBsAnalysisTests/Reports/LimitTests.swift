import RIBsAnalysis
import RIBsTestSupport
import Testing

/// Compares what is said about a trace's own limits with a file that people have read.
@Suite("What a trace cannot show")
struct LimitTests {
  private static let scripts = [
    "root Root\nopen Root A\nhold Root.a A", "root Root\nopen Root A", "root Root\nkilled",
    "killed", "mark alone", "root Root\ntorn {", "root Root\ndestroy Root\nload Root",
    "root Root\nunsettled 5s", "root Root\nunsettled 5s\nsettle",
    "root Root\nunsettled 5s\nend teardown", "launch Root\nattach Root A",
    #"headless\#nraw {"type":"trace","version":1,"session":"s","sampled":true}\#nlaunch Root"#,
    "root Root\ndestroy Root\nload Root\nunsettled 1s\ntorn {", "mark alone\ntorn {",
    #"headless\#nraw {"type":"trace","version":1,"session":"s","checkpoint":1}\#nlaunch Root"#,
  ]

  private static func reports(_ scripts: [String]) throws -> [SessionReport] {
    try scripts.flatMap { try sessions(TraceScript($0).trace()) }
  }

  private func title(_ script: String) -> String {
    "== \(script.replacing("\n", with: "; "))\n"
  }

  @Test func `is said of each session`() throws {
    let parts = try Self.scripts.map { script in
      let session = try session(script)
      return title(script) + session.limits.map { $0 + "\n" }.joined()
        + (session.isInconclusive ? "inconclusive: \(session.inconclusiveSentence)\n" : "")
    }
    try expectGolden(parts.joined(separator: "\n"), "limits.txt")
  }

  @Test func `is counted in several sessions`() throws {
    let all = try Self.reports(Self.scripts)
    let parts = [("all", all), ("the first two", Array(all.prefix(2)))].flatMap { name, sessions in
      ([nil] + Caveat.allCases.map(Optional.some)).map { reported in
        "== \(name), besides \(reported.map { "\($0)" } ?? "none")\n"
          + Caveat.sentences(sessions, besides: reported).map { $0 + "\n" }.joined()
      }
    }
    try expectGolden(parts.joined(separator: "\n"), "limits-of-several.txt")
    #expect(Caveat.sentences([]) == [])
  }

  @Test func `decides with findings and what could not be read whether a check fails`() throws {
    let scripts =
      Self.scripts + ["root Root\nopen Root A on loader", "root Root\nattach Root Root"]
    let parts = try scripts.map { script in
      let input = InputReport(source: "t", sessions: try Self.reports([script]))
      let unusable = [UnusableInput(source: "u", reason: "it is empty.")]
      func remark(fails: Bool) -> [Remark] {
        [Remark(file: "f", line: nil, message: "m", failsCheck: fails)]
      }
      return title(script)
        + Severity.allCases.map { threshold in
          let reports = [
            CheckReport([input], failOn: threshold),
            CheckReport([input], unusable: unusable, failOn: threshold),
            CheckReport([input], failOn: threshold, remarks: remark(fails: false)),
            CheckReport([input], failOn: threshold, remarks: remark(fails: true)),
          ]
          let statuses = reports.map { "\($0.status.rawValue)" + ($0.isWhole ? "" : " in part") }
          return "\(threshold.rawValue): \(statuses.joined(separator: ", "))\n"
        }.joined()
    }
    try expectGolden(parts.joined(separator: "\n"), "statuses.txt")
  }

  @Test func `of source are files that could not be read`() {
    let hazard = hazard("not-cleared", "Root/Home", at: "A.swift:1")
    let unread = [Remark(file: "B.swift", line: 2, message: "this does not parse.")]
    func status(_ source: SourceReport, _ threshold: Severity = .error) -> CheckStatus {
      CheckReport(source: source, rules: [], failOn: threshold).status
    }
    #expect(status(SourceReport()) == .clean)
    #expect(status(SourceReport(hazards: [hazard])) == .clean)
    #expect(status(SourceReport(hazards: [hazard]), .warning) == .findings)
    #expect(status(SourceReport(hazards: [hazard]), .info) == .findings)
    #expect(status(SourceReport(hazards: [hazard], remarks: unread)) == .inconclusive)
    #expect(status(SourceReport(hazards: [hazard], remarks: unread), .warning) == .findings)
    var exempt = hazard
    exempt.exemption = .baseline
    #expect(status(SourceReport(hazards: [exempt]), .info) == .clean)
  }
}
