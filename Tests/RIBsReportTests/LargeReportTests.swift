import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

/// Compares what each format leaves out of reports of more and more things with files that people have read.
@Suite("Reports around their limits")
struct LargeReportTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let counts: [Int]
    let report: @Sendable (Int) throws -> CheckReport

    var testDescription: String { name }
  }

  @Test(arguments: traces + sources)
  func `say what they leave out`(kind: Kind) throws {
    let parts = try kind.counts.flatMap { count in
      let report = try kind.report(count)
      // SARIF holds the pages of all rules.
      let formats = ReportFormat.allCases.filter { $0 != .sarif }
      let texts =
        formats.map { ("\($0)", $0.text(report)) } + [
          ("summary", TextReport(report).summary())
        ]
      return texts.map { name, text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let telling = lines.filter { $0.contains("more") || $0.contains("left out") || count == 1 }
        let isShort = name == "text" || name == "summary" || name == "markdown" || name == "github"
        return "== \(count), \(name): \(lines.count) lines\n"
          + (isShort || count > 1 ? telling.map { $0.prefix(300) + "\n" }.joined() : "")
      }
    }
    try expectGolden(parts.joined(separator: "\n"), "Limits/\(kind.name).txt")
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  static let traces = [
    Kind(name: "errors", counts: [1, 9, 10, 11, 25, 26]) { count in
      try report(
        "root Root\n"
          + lines(count) { "open Root A\($0) @R.swift:1\nattach Root A\($0) @R.swift:2" })
    },
    Kind(name: "warnings", counts: [1, 9, 10, 25, 26]) { count in
      try report("root Root\n" + lines(count) { "open Root A\($0) on loader" })
    },
    Kind(name: "notes", counts: [1, 2, 20, 21, 22]) { count in
      try report("root Root\n" + lines(count) { "create A\($0)" } + "settle")
    },
    Kind(name: "unusable-traces", counts: [1, 2, 9, 10, 11]) { count in
      CheckReport(
        [InputReport(source: "t.jsonl", sessions: try sessions("root Root"))],
        unusable: (0..<count).map { UnusableInput(source: "\($0).jsonl", reason: "it is empty.") })
    },
    Kind(name: "remarks", counts: [1, 2, 9, 10, 11, 12]) { count in
      CheckReport(
        [InputReport(source: "t.jsonl", sessions: try sessions("root Root"))],
        remarks: (0..<count).map { number in
          Remark(
            file: "ribs.yml", line: number + 1, message: "It is wrong.", failsCheck: number % 2 == 1
          )
        })
    },
    Kind(name: "inconclusive-sessions", counts: [1, 2, 9, 10, 11]) { count in
      CheckReport([
        InputReport(
          source: "t.jsonl",
          sessions: try (0..<count).flatMap { _ in try sessions("root Root\nunsettled 5s") })
      ])
    },
    Kind(name: "traces-of-a-cause", counts: [1, 2, 5, 6, 7]) { count in
      CheckReport(
        try (0..<count).map {
          InputReport(
            source: "\($0).jsonl", sessions: try sessions("root Root\nopen Root A\nattach Root A"))
        })
    },
    Kind(name: "exempt-causes", counts: [1, 2, 9, 10]) { count in
      var policy = Policy()
      policy.suppressions = [
        Suppression(
          rule: "double-attach", path: Glob("**"), reason: "RIB-1", until: nil, line: 1)
      ]
      let script = "root Root\n" + lines(count) { "open Root A\($0)\nattach Root A\($0)" }
      return policy.judge(
        [InputReport(source: "t.jsonl", sessions: try sessions(script))], today: "2026-11-22")
    },
    Kind(name: "flows", counts: [1, 19, 20, 21, 22]) { count in
      try report(
        "root Root\n"
          + lines(count) { owner in
            "open Root P\(owner)\n" + lines(3) { "open P\(owner) S\($0)\nclose P\(owner) S\($0)" }
          })
    },
    Kind(name: "holders", counts: [1, 2, 97, 98]) { count in
      try report(
        "root Root\nopen Root A @R.swift:1\n" + lines(count) { "hold Root.p\($0) A" }
          + "close Root A\nsettle")
    },
  ]

  private static func source(
    _ tree: StaticTree = ShopSource.tree, _ hazards: [Hazard] = [], paths: [String] = ["App"],
    remarks: [Remark] = []
  ) -> CheckReport {
    CheckReport(
      source: SourceReport(
        paths: paths, files: 1, lines: 1, tree: tree, hazards: hazards, remarks: remarks),
      rules: SourceSample.pages)
  }

  /// A report on source that is joined with a trace.
  private static func joined(_ tree: String, _ trace: String) throws -> CheckReport {
    let source = SourceReport(paths: ["App"], tree: staticTree(tree))
    return CheckReport(
      source: source.joined(with: [try joinedTrace(trace)], explains: [:]), rules: [])
  }

  static let sources = [
    Kind(name: "places-of-a-hazard", counts: [1, 2, 6, 7, 8]) { count in
      source(
        ShopSource.tree,
        (0..<count).map { hazard("unguarded-attach", "Main/Home", at: "App/A.swift:\($0 + 1)") })
    },
    Kind(name: "notes-on-source", counts: [1, 2, 20, 21, 22]) { count in
      source(
        ShopSource.tree,
        (0..<count).map { hazard("never-detached", "R\($0)", at: "App/A\($0).swift:1", .info) })
    },
    Kind(name: "unread-files", counts: [1, 2, 9, 10, 11]) { count in
      source(
        remarks: (0..<count).map {
          Remark(file: "A\($0).swift", line: 2, message: "this does not parse.")
        })
    },
    Kind(name: "folders", counts: [1, 2, 5, 6, 7]) { count in
      source(paths: (0..<count).map { "Module\($0)" })
    },
    Kind(name: "rules-of-a-RIB", counts: [1, 2, 3, 4]) { count in
      source(
        ShopSource.tree,
        (0..<count).map { hazard("rule-\($0)", "Main/Home", at: "App/MainRouter.swift:14") })
    },
    Kind(name: "lines-not-reached", counts: [1, 9, 10, 11, 12, 25, 26]) { count in
      try joined(
        lines(count) { "Root attaches Home @App/RootRouter.swift:\(10 * $0 + 10)" }, "root Other")
    },
    Kind(name: "RIBs-with-lines", counts: [1, 2, 59, 60, 61, 62]) { count in
      try joined(lines(count) { "A\($0) attaches B @App/A\($0).swift:1" }, "root Other")
    },
    Kind(name: "blind-spots", counts: [1, 2, 9, 10, 11, 12]) { count in
      try joined(
        "Root attaches Home", "root Root\n" + lines(count) { "open Root Ad\($0) @App/Ad.swift:1" })
    },
    Kind(name: "RIBs-in-source", counts: [1, 2, 59, 60, 61, 62]) { count in
      source(staticTree("launch Root\n" + lines(count - 1) { "Root attaches A\($0)" }))
    },
    Kind(name: "references", counts: [1, 2, 9, 20, 30]) { count in
      source(
        staticTree(
          "launch Root\n" + lines(count) { "Root attaches A\($0)" } + "Root attaches Other\n"
            + lines(count) { "Other builds A\($0)" }))
    },
  ]
}
