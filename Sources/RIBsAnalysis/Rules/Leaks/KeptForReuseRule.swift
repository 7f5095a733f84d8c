/// `kept-for-reuse`
struct KeptForReuseRule: Rule {
  static let page = RulePage(
    id: "kept-for-reuse", severity: .info,
    summary: "A RIB off the tree is kept, it seems to be attached again.",
    reason: """
      Tab bars build their RIBs once and attach them again and again: alive and off the tree is what \
      they mean to be. A RIB counts as kept where it was attached twice or more, or was built before its \
      parent first loaded.
      """,
    fix: "Nothing, if it is meant; otherwise clear the property that keeps it.",
    triggering: [
      RuleExample(
        "A tab was shown twice",
        """
        root Root
        open Root Blog @App/RootRouter.swift:20
        close Root Blog @App/RootRouter.swift:24
        open Root Blog @App/RootRouter.swift:20
        close Root Blog @App/RootRouter.swift:24
        settle
        """),
      RuleExample(
        "A tab was built with the tab bar",
        """
        root Root
        create Tabs
        create Blog
        open Root Tabs @App/RootRouter.swift:12
        open Tabs Blog @App/TabsRouter.swift:20
        close Tabs Blog @App/TabsRouter.swift:24
        settle
        """),
    ],
    nonTriggering: [
      RuleExample(
        "Attached once, built when it was needed: a leak",
        """
        root Root
        open Root Blog @App/RootRouter.swift:20
        close Root Blog @App/RootRouter.swift:24
        settle
        """)
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
  {
    for index in end.retention.kept {
      let node = state.forest[index]
      guard let left = node.offTree else { continue }
      report.report(
        Self.page, index, in: state.forest, at: left, site: node.lastAttach?.site
      ) { texts in
        let why =
          node.attachCount >= 2
          ? "it was attached \(node.attachCount) times" : "it was built before its parent loaded"
        return Wording(
          "\(node.name) is off the tree and kept, it seems for reuse: \(why).",
          related: [texts.related(left, "\(node.name) left the tree here")])
      }
    }
  }
}
