import RIBsTestSupport
import Testing

@testable import RIBsAnalysis

@Suite("The report of a check")
struct CheckReportTests {
  private func input(_ name: String, _ scripts: String...) throws -> InputReport {
    InputReport(
      source: name, sessions: try scripts.flatMap { try sessions(TraceScript($0).trace()) })
  }

  @Test func `lists its worst causes and counts the rest`() throws {
    var report = CheckReport([
      try input(
        "t",
        "root Root\nopen Root A on loader\nattach Root A\nopen Root B\nattach Root B\ncreate C\nsettle"
      )
    ])
    #expect(
      report.causes.map(\.rule) == [
        "double-attach", "double-attach", "off-main-thread", "never-attached",
      ])
    #expect(report.reported.count == 4 && report.unreported == 0)
    report.most = 4
    #expect(report.reported.count == 4 && report.unreported == 0)
    report.most = 1
    #expect(report.reported.map(\.path) == ["Root/A"] && report.unreported == 3)
    #expect(report.page("double-attach")?.severity == .error && report.page("none") == nil)
  }

  @Test func `has input if it has a trace or source`() throws {
    let unusable = [UnusableInput(source: "u", reason: "it is empty.")]
    #expect(!CheckReport([], unusable: unusable).hasInput)
    #expect(CheckReport([], unusable: unusable).status == .inconclusive)
    #expect(CheckReport([try input("t", "root Root")]).hasInput)
    #expect(CheckReport(source: SourceReport(), rules: []).hasInput)
    #expect(unusable[0].description == "u: it is empty.")
  }

  @Test func `says what each cause affects`() throws {
    func words(_ script: String) throws -> [String?] {
      CheckReport([try input("t", script)]).causes.filter { $0.severity == .error }
        .map(\.victimWords)
    }
    let leak = "root Root\nopen Root A\nopen A B\n"
    #expect(try words("root Root\nopen Root A\nclose Root A\nsettle") == [nil])
    #expect(try words(leak + "close Root A\nsettle") == ["1 RIB below it"])
    #expect(try words(leak + "open B C\nclose Root A\nsettle") == ["2 RIBs below it"])
    #expect(
      try words(leak + "worker W start B\nclose Root A\nsettle") == [
        "1 RIB below it and 1 finding that follows from it"
      ])
    #expect(
      try words(leak + "worker W start B\nworker X start A\nclose Root A\nsettle") == [
        "1 RIB below it and 2 findings that follow from it"
      ])
    #expect(
      try words(
        "root Root\nopen Root A\nclose Root A\ndestroy A\nleak A presenter P 1s\nleak A viewController V 1s"
      ) == ["1 view"])
  }

  @Test func `adds up a cause's victims in all sessions of all traces`() throws {
    let leak = "root Root\nopen Root A\nopen A B\nworker W start B\nclose Root A\nsettle"
    let causes = CheckReport([
      try input("a", leak, leak), try input("b", "root Root"), try input("c", leak),
    ]).causes
    #expect(
      causes.map(\.victimWords) == ["3 RIBs below it and 3 findings that follow from it"])
    #expect(
      causes.first?.occurrences == [
        Cause.Occurrences(source: "a", count: 2), Cause.Occurrences(source: "c", count: 1),
      ])
  }

  @Test func `shows the worst of a cause, and the file that has it`() throws {
    let slow = "root Root\nopen Root A @R.swift:1\nafter 5s\nopen Root A#2 @R.swift:1"
    let fast = "root Root\nopen Root A @R.swift:1\nopen Root A#2 @R.swift:1"
    let causes = CheckReport([
      try input("slow", slow), try input("fast", fast), try input("again", fast),
    ]).causes
    #expect(causes.map(\.severity) == [.warning] && causes.map(\.source) == ["fast"])
    #expect(causes.map(\.count) == [3] && causes.map(\.isAboutRIB) == [true])
  }

  @Test func `of source shows the worst place of a cause, and all others in their order`() {
    let places = [1, 2, 3, 4].map { line in
      var place = hazard(
        "not-cleared", "Root/Home", at: "A.swift:\(line)", line == 3 ? .error : .warning)
      place.outcome = line == 2 ? .seen : line == 4 ? .taken : .neverTaken
      return place
    }
    let report = CheckReport(source: SourceReport(paths: ["App"], hazards: places), rules: [])
    #expect(report.causes.map(\.shown.at) == ["A.swift:3"])
    #expect(
      report.causes[0].places.map(\.at) == ["A.swift:3", "A.swift:1", "A.swift:2", "A.swift:4"])
    #expect(report.causes[0].count == 4 && report.causes[0].outcome == .seen)
    #expect(report.causes[0].source == "App/A.swift" && report.causes[0].folder == "App/")
  }

  @Test func `counts a place that a comment accepts apart from the others`() {
    var accepted = hazard("not-cleared", "Root/Home", at: "A.swift:1")
    accepted.exemption = .suppressed(reason: "mended soon")
    let other = hazard("not-cleared", "Root/Home", at: "A.swift:2")
    let report = CheckReport(
      source: SourceReport(hazards: [accepted, other, accepted]), rules: [])
    #expect(report.causes.map(\.count) == [1] && report.exempt.map(\.count) == [2])
    #expect(report.exempt[0].exemption?.reason == "mended soon")
    #expect(Exemption.baseline.reason == "in the baseline")
  }

  @Test(
    arguments: [
      ([], ""), (["App", "Kit"], ""), (["App"], "App/"), (["App/"], "App/"), (["."], ""),
      (["./"], ""), ([""], ""), (["App/A.swift"], "App/"), (["A.swift"], ""),
    ] as [([String], String)])
  func `names files below the folder that was read`(paths: [String], folder: String) {
    let source = SourceReport(paths: paths)
    #expect(source.folder == folder)
    #expect(source.location(of: "B/C.swift") == folder + "B/C.swift")
    let remark = source.located(
      Remark(file: "B.swift", line: 7, message: "m", failsCheck: true))
    #expect(remark == Remark(file: folder + "B.swift", line: 7, message: "m", failsCheck: true))
    #expect(remark.location == folder + "B.swift:7")
    #expect(Remark(file: "f", line: nil, message: "m").location == "f")
  }

  @Test func `has the remarks on comments in source besides those on the config`() {
    let source = SourceReport(
      paths: ["App"],
      commentRemarks: [Remark(file: "A.swift", line: 3, message: "no reason.")])
    let report = CheckReport(
      source: source, rules: [], remarks: [Remark(file: "config", line: 1, message: "m")])
    #expect(report.remarks.map(\.location) == ["config:1", "App/A.swift:3"])
  }
}
