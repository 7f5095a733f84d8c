import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport

/// A check with one of everything: causes of each severity, one in two traces, one without a call site, one
/// suppressed and one in a baseline; a remark that fails and one that does not; an unusable and a truncated trace.
enum CISample {
  static var sources: SourceFiles {
    SourceFiles(root: Repository.root.path, workingDirectory: Repository.root.path)
  }

  static func report() throws -> CheckReport {
    let baseline = try trace("profile/retained", as: "retained")
    var policy = Policy()
    policy.configFile = ".ribs-inspect.yml"
    policy.suppressions = [
      Suppression(
        rule: "view-gone-rib-attached", path: Glob("Root/Image/*"),
        reason: "the gallery is rewritten <soon>", until: nil, line: 4),
      Suppression(
        rule: "double-attach", path: Glob("**/Login"), reason: "fixed?", until: nil, line: 9),
    ]
    policy.baseline = try Baseline(
      Baseline(
        of: CheckReport([
          baseline,
          InputReport(
            source: "old",
            sessions: try sessions(
              "root Root\nopen Root Feed\nclose Root Feed\ndetach Root Feed")),
        ]), file: "ribs-baseline.json"
      ).data(), file: "ribs-baseline.json")
    policy.isBaselineStrict = true
    let inputs = [
      try trace("home-flow/back-goes-forward", as: "monday/home-flow"),
      try trace("careers/attach-late", as: "monday/careers"),
      try trace("home-flow/back-goes-forward", as: "tuesday/home-flow"),
      try trace("deep-link/never-logs-in", as: "deep-link"),
      try trace("gallery/swiped-away", as: "gallery"),
      baseline,
      try trace("board/open-and-back", as: "board"),
      InputReport(
        source: "traces/cut.jsonl",
        sessions: try sessions("root Root\nopen Root Feed @App/RootRouter.swift:9\ntorn {\"type\"")),
    ]
    return policy.judge(
      inputs,
      unusable: [
        UnusableInput(
          source: "/tmp/traces/empty trace.jsonl",
          reason: "the trace is empty. Was the recorder started?")
      ], today: "2026-11-21")
  }

  static func clean() throws -> CheckReport {
    CheckReport([try trace("board/open-and-back", as: "board")])
  }

  private static func trace(_ fixture: String, as name: String) throws -> InputReport {
    try inputReport(at: Repository.fixture(fixture), named: "traces/\(name).jsonl")
  }
}

extension ReportFormat {
  /// The report in the format.
  func text(_ report: CheckReport, sources: SourceFiles = CISample.sources) -> String {
    var bytes: [UInt8] = []
    write(report, sources: sources) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The report on a script.
func report(
  _ script: String, source: String = "t.jsonl", failOn threshold: Severity = .error
) throws -> CheckReport {
  CheckReport([InputReport(source: source, sessions: try sessions(script))], failOn: threshold)
}
