import RIBsAnalysis
import Testing

/// The team's policy on hazards in source.
@Suite("The policy on source")
struct SourcePolicyTests {
  private static let today = "2026-11-22"
  private static let pages = [page("unguarded-attach", .error), page("late-reference", .info)]

  private static func page(_ id: String, _ severity: Severity) -> RulePage {
    RulePage(
      id: id, severity: severity, summary: "", reason: "", fix: "", triggering: [],
      nonTriggering: [])
  }

  private func hazard(
    _ rule: String, _ path: String, file: String = "A.swift", line: Int = 1
  ) -> Hazard {
    Hazard(
      rule, rule == "late-reference" ? .info : .error, path: path,
      at: SourcePlace(file: file, line: line), message: "m", fix: "")
  }

  private func source(_ hazards: Hazard..., ribs: [String] = ["Root", "Home"]) -> SourceReport {
    SourceReport(
      paths: ["App"],
      tree: StaticTree(
        ribs: ribs.map { name in
          StaticRIB(
            name: name, module: "App", kind: .viewable,
            place: SourcePlace(file: "\(name).swift", line: 1))
        }), hazards: hazards)
  }

  private func judge(_ source: SourceReport, _ policy: Policy = Policy()) -> CheckReport {
    policy.judge(source, rules: Self.pages, today: Self.today)
  }

  private func suppression(_ rule: String, _ path: String, until: String? = nil) -> Suppression {
    Suppression(rule: rule, path: Glob(path), reason: "RIB-12", until: until, line: 3)
  }

  // MARK: Causes and status

  @Test func `hazards of one rule, path and file are one cause with several places`() {
    let report = judge(
      source(
        hazard("late-reference", "Root/Home"), hazard("unguarded-attach", "Root/Home", line: 4),
        hazard("unguarded-attach", "Root/Home", line: 9),
        hazard("unguarded-attach", "Root/Home", file: "B.swift")))
    #expect(
      report.causes.map { "\($0.shown.rule) \($0.source) \($0.count)" } == [
        "unguarded-attach App/A.swift 2", "unguarded-attach App/B.swift 1",
        "late-reference App/A.swift 1",
      ])
    #expect(report.causes[0].places.dropFirst().map(\.at) == ["A.swift:9"])
  }

  @Test func `the worst hazard of a cause is shown`() {
    var mild = hazard("unguarded-attach", "Root/Home", line: 4)
    mild.severity = .warning
    let cause = judge(source(mild, hazard("unguarded-attach", "Root/Home", line: 9))).causes[0]
    #expect(cause.shown.line == 9 && cause.places.map(\.line) == [9, 4])
  }

  @Test func `the threshold decides, and a file that was not read makes no findings inconclusive`()
  {
    var policy = Policy()
    let note = source(hazard("late-reference", "Root/Home"))
    #expect(judge(source()).status == .clean)
    #expect(judge(note).status == .clean)
    policy.threshold = .info
    #expect(judge(note, policy).status == .findings)
    var unread = note
    unread.remarks = [Remark(file: "B.swift", line: 2, message: "does not parse")]
    #expect(judge(unread).status == .inconclusive)
    #expect(judge(unread, policy).status == .findings)
  }

  @Test func `a remark on a comment leaves a report clean`() {
    var source = source()
    source.commentRemarks = [Remark(file: "B.swift", line: 2, message: "gives no reason")]
    let report = judge(source)
    #expect(report.status == .clean)
    #expect(report.remarks.map(\.location) == ["App/B.swift:2"])
  }

  // MARK: The config

  @Test func `a rule can be turned off or given another severity`() {
    var policy = Policy()
    policy.settings = ["unguarded-attach": .severity(.warning), "late-reference": .off]
    let report = judge(
      source(hazard("unguarded-attach", "Root/Home"), hazard("late-reference", "Root/Home")),
      policy)
    #expect(report.causes.map(\.shown.rule) == ["unguarded-attach"])
    #expect(report.causes.map(\.shown.severity) == [.warning])
    #expect(report.status == .clean)
  }

  @Test func `a suppression covers the paths that it matches until it expires`() {
    let found = source(
      hazard("unguarded-attach", "Root/Home"), hazard("unguarded-attach", "Home"))
    var policy = Policy()
    policy.suppressions = [suppression("unguarded-attach", "Root/*")]
    let report = judge(found, policy)
    #expect(report.causes.map(\.shown.path) == ["Home"])
    #expect(report.exempt.map(\.shown.exemption) == [.suppressed(reason: "RIB-12")])
    #expect(report.remarks.isEmpty)
    policy.suppressions = [suppression("unguarded-attach", "Root/*", until: "2026-11-21")]
    let expired = judge(found, policy)
    #expect(expired.exempt.isEmpty)
    #expect(expired.remarks.map(\.message).first?.contains("it still happens") == true)
  }

  @Test func `a suppression is unused only in a check that applies its rule`() {
    var policy = Policy()
    policy.suppressions = [
      suppression("unguarded-attach", "**"), suppression("lost-child", "**"),
      suppression("lost-child", "**", until: "2020-01-01"),
    ]
    #expect(
      judge(source(), policy).remarks.map(\.message) == [
        "the suppression of unguarded-attach at '**' matches nothing in this source. Remove it if nothing needs it any more."
      ])
    let traces = policy.judge([], today: Self.today).remarks.map(\.message)
    #expect(traces.count == 2 && traces.allSatisfy { $0.contains("lost-child") })
  }

  // MARK: The baseline

  private func baseline(_ source: SourceReport, _ old: Baseline? = nil) -> Baseline {
    Baseline(of: judge(source), file: "base.json", replacing: old)
  }

  @Test func `the baseline passes what it lists, whatever the line, and no notes`() {
    let before = baseline(
      source(hazard("unguarded-attach", "Root/Home"), hazard("late-reference", "Root/Home")))
    #expect(before.entries.map(\.rule) == ["unguarded-attach"])
    var policy = Policy()
    policy.baseline = before
    let report = judge(
      source(
        hazard("unguarded-attach", "Root/Home", line: 70), hazard("unguarded-attach", "Home")),
      policy)
    #expect(report.causes.map(\.shown.path) == ["Home"])
    #expect(report.exempt.map(\.shown.exemption) == [.baseline])
  }

  @Test func `an entry is gone if the RIBs of its path are there and the hazard is not`() {
    var policy = Policy()
    policy.baseline = baseline(source(hazard("unguarded-attach", "Root/Home")))
    policy.isBaselineStrict = true
    let mended = judge(source(), policy)
    #expect(
      mended.remarks.map(\.message) == [
        "unguarded-attach at 'Root/Home' no longer happens. Take it out of the baseline."
      ])
    #expect(mended.status == .findings)
    #expect(judge(source(ribs: ["Home"]), policy).remarks.isEmpty)
    #expect(policy.judge([], today: Self.today).remarks.isEmpty)
  }

  @Test(arguments: [
    ("Root/homeRouter", true), ("Root/Home, Feed", true), ("Root", true), ("Root/Chat", false),
    ("Chat/homeRouter", false), ("Root/Home, Chat", false),
  ]) func `an entry about a property or several children counts where its RIBs are there`(
    path: String, isGone: Bool
  ) {
    var policy = Policy()
    policy.baseline = baseline(source(hazard("unguarded-attach", path)))
    let remarks = judge(source(ribs: ["Root", "Home", "Feed"]), policy).remarks
    #expect(remarks.count == (isGone ? 1 : 0))
  }

  @Test func `a baseline of both kinds keeps the entries of the other`() throws {
    let script = "root Root\nopen Root Home @App/R.swift:1\nattach Root Home @App/R.swift:2"
    let traces = [InputReport(source: "t", sessions: [try session(script)])]
    let runtime = Baseline(of: Policy().judge(traces, today: Self.today), file: "base.json")
    let both = baseline(source(hazard("unguarded-attach", "Root/Home")), runtime)
    #expect(both.entries.map(\.rule) == ["double-attach", "unguarded-attach"])
    #expect(baseline(source(), both).entries.map(\.rule) == ["double-attach"])
    var policy = Policy()
    policy.baseline = both
    #expect(policy.judge(traces, today: Self.today).remarks.isEmpty)
    #expect(judge(source(ribs: ["Root", "Home"]), policy).remarks.count == 1)
  }
}
