import RIBsAnalysis
import RIBsReport
import RIBsTestSupport

/// A report on source with one of everything: hazards of each severity, one at several places, one suppressed and one
/// in a baseline; a file that does not parse; remarks on the config, the baseline and a comment; edges of each grade, a
/// circle, and two RIBs of one name.
enum SourceSample {
  static let pages = [
    RulePage(
      id: "reattach-from-child", severity: .error,
      summary: "A child asks for another of itself, and the first stays.",
      reason: "The parent loses its only reference to the first child.",
      fix: "Detach the first child before you attach the next one.",
      triggering: [
        RuleExample(
          "The child's listener attaches again",
          """
          final class RootRouter: Router<RootInteractable> {
            func routeToHome() {
              let home = builder.build(withListener: interactor)

              attachChild(home)  // reported
              self.home = home
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample("A guard", "guard home == nil else { return }\nattachChild(builder.build())")
      ]),
    RulePage(
      id: "unguarded-attach", severity: .warning,
      summary: "A child is attached over one that may still be there.",
      reason: "A second tap attaches a second child, and nobody can detach the first.",
      fix: "Begin with `guard home == nil else { return }`.", triggering: [], nonTriggering: []),
    RulePage(
      id: "never-detached", severity: .info, summary: "No function detaches the child.",
      reason: "It stays as long as its parent.", fix: "Detach it, or mark it as permanent.",
      triggering: [], nonTriggering: []),
  ]

  static let tree: StaticTree = {
    func rib(_ name: String, _ kind: StaticRIB.Kind, in module: String, _ line: Int) -> StaticRIB {
      StaticRIB(
        name: name, module: module, kind: kind,
        place: SourcePlace(file: "\(module)/\(name)/\(name)Router.swift", line: line))
    }
    func edge(_ parent: Int, _ child: Int, _ grade: StaticEdge.Grade, _ at: String, _ line: Int)
      -> StaticEdge
    {
      StaticEdge(
        parent: parent, child: child, grade: grade, place: SourcePlace(file: at, line: line))
    }
    return StaticTree(
      ribs: [
        rib("Feed", .viewable, in: "App", 9), rib("Home", .viewable, in: "App", 12),
        rib("Login", .viewable, in: "App", 8), rib("Root", .launch, in: "App", 20),
        rib("Home", .router, in: "Settings", 7),
      ],
      edges: [
        edge(0, 1, .attached, "App/Feed/FeedRouter.swift", 30),
        edge(1, 0, .built, "App/Home/HomeRouter.swift", 39),
        edge(1, 0, .attached, "App/Home/HomeRouter.swift", 40),
        edge(1, 0, .attached, "App/Home/HomeRouter.swift", 61),
        edge(3, 1, .declared, "App/Root/RootInteractor.swift", 3),
        edge(3, 1, .attached, "App/Root/RootRouter.swift", 44),
        edge(3, 2, .built, "App/Root/RootRouter.swift", 50),
        edge(3, 4, .declared, "App/Root/RootInteractor.swift", 4),
      ])
  }()

  private static func hazard(
    _ page: Int, _ path: String, at file: String, _ line: Int, _ message: String,
    related: [(place: SourcePlace, note: String)] = []
  ) -> Hazard {
    Hazard(
      pages[page].id, pages[page].severity, path: path, at: SourcePlace(file: file, line: line),
      message: message, fix: pages[page].fix, related: related)
  }

  static let hazards = [
    hazard(
      0, "Feed/Home", at: "App/Feed/FeedRouter.swift", 30,
      "homeDidAskForFeed of Feed attaches Home again, and the first Home stays attached.",
      related: [
        (
          SourcePlace(file: "App/Feed/FeedInteractor.swift", line: 17),
          "the child's listener calls the router [here]"
        )
      ]),
    hazard(
      1, "Home/Feed", at: "App/Home/HomeRouter.swift", 40,
      "A tap on Home attaches Feed while another Feed may be attached."),
    hazard(
      1, "Home/Feed", at: "App/Home/HomeRouter.swift", 61,
      "A stream attaches Feed while another Feed may be attached."),
    hazard(2, "Home/Feed", at: "App/Home/HomeRouter.swift", 40, "Nothing detaches Feed."),
    hazard(
      1, "Root/Home", at: "App/Root/RootRouter.swift", 44,
      "A tap on Root attaches Home while another Home may be attached."),
    hazard(2, "Root/Home", at: "App/Root/RootRouter.swift", 44, "Nothing detaches Home."),
    hazard(
      1, "Root/Login", at: "App/Root/RootRouter.swift", 50,
      "A tap on Root attaches Login while another Login may be attached."),
  ]

  static let source = SourceReport(
    paths: ["Apps/Shop app/Sources"], files: 25, lines: 1840, tree: tree, hazards: hazards,
    remarks: [
      Remark(
        file: "App/Chat/ChatRouter.swift", line: 12,
        message: "this does not parse as Swift. The rest of the file was read.")
    ],
    commentRemarks: [
      Remark(
        file: "App/Home/HomeRouter.swift", line: 33,
        message: "'ribs-inspect:ignore' gives no reason. Write one after the rule.")
    ])

  static func report() throws -> CheckReport {
    var policy = Policy()
    policy.configFile = ".ribs-inspect.yml"
    policy.suppressions = [
      Suppression(
        rule: "unguarded-attach", path: Glob("Root/Login"), reason: "the login is rewritten <soon>",
        until: nil, line: 4),
      Suppression(
        rule: "unguarded-attach", path: Glob("**/Chat"), reason: "fixed?", until: nil, line: 9),
      Suppression(
        rule: "lost-child", path: Glob("**"), reason: "a rule about traces", until: nil, line: 14),
    ]
    let old = [
      hazards[4], hazard(1, "Root/Home", at: "App/Root/Old.swift", 3, "This is mended."),
    ]
    let baseline = Baseline(
      of: CheckReport(source: SourceReport(hazards: old), rules: pages), file: "baseline.json")
    policy.baseline = try Baseline(baseline.data(), file: "baseline.json")
    policy.isBaselineStrict = true
    return policy.judge(source, rules: pages, today: "2026-11-22")
  }

  /// The same app without anything wrong.
  static func clean() -> CheckReport {
    let source = SourceReport(paths: ["Sources"], files: 25, lines: 1840, tree: tree)
    return CheckReport(source: source, rules: pages)
  }

  /// An app that could not be read in full and has no hazard.
  static func incomplete() -> CheckReport {
    var source = source
    source.hazards = []
    return CheckReport(source: source, rules: pages)
  }
}
