import RIBsTrace

/// `duplicate-sibling`
struct DuplicateSiblingRule: Rule {
  /// Two taps meant as one do not lie further apart, in nanoseconds.
  private static let doubleTap = 1_000_000_000

  static let page = RulePage(
    id: "duplicate-sibling", severity: .info,
    summary: "Two children of one name stand attached to the same parent.",
    reason: """
      That is right for the rows of a list, and wrong where a screen was meant once. It is a warning \
      where both were attached at the same line within a second, as a double tap does.
      """,
    fix:
      "Where one is meant, guard the route: `guard child == nil else { return }`. Where several are, suppress the rule for this path.",
    triggering: [
      RuleExample(
        "The same screen twice",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        after 5s
        open Board Post#2 @App/BoardRouter.swift:35
        """),
      RuleExample(
        "A double tap",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        open Board Post#2 @App/BoardRouter.swift:20
        """),
    ],
    nonTriggering: [
      RuleExample(
        "One after the other",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        close Board Post @App/BoardRouter.swift:27
        open Board Post#2 @App/BoardRouter.swift:20
        """),
      RuleExample(
        "Below two parents",
        """
        root Root
        open Root Board
        open Root News
        open Board Post @App/BoardRouter.swift:20
        open News Post#2 @App/NewsRouter.swift:20
        """),
      RuleExample(
        "The first is lost, which says more",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.post Post
        open Board Post#2 @App/BoardRouter.swift:20
        unhold Board.post Post
        hold Board.post Post#2
        """),
    ])

  func judge(_ end: SessionEnd, _ report: inout FindingCollector) {
    let forest = end.forest
    let explained = Set(
      report.findings.lazy.filter { finding in
        finding.rule == LostChildRule.page.id || finding.rule == StrandedSiblingRule.page.id
      }.compactMap(\.id))
    for parent in forest.nodes.indices where forest[parent].firstChild != nil {
      var last: [String: NodeIndex] = [:]
      for child in forest.children(of: parent) where forest[child].isOnTree {
        let name = forest[child].name
        guard name != Forest.unknownName else { continue }
        if let previous = last.updateValue(child, forKey: name),
          !explained.contains(forest[previous].id)
        {
          self.report(child, after: previous, below: parent, forest, &report)
        }
      }
    }
  }

  private func report(
    _ index: NodeIndex, after previous: NodeIndex, below parent: NodeIndex, _ forest: Forest,
    _ report: inout FindingCollector
  ) {
    let node = forest[index]
    guard let attach = node.lastAttach, let first = forest[previous].lastAttach else { return }
    let isDoubleTap =
      attach.at != nil && attach.at == first.at && abs(attach.time - first.time) <= Self.doubleTap
    let place = "\(node.name) was attached to \(forest[parent].name)\(atSite(attach.at))"
    report.report(
      Self.page, severity: isDoubleTap ? .warning : nil, index, in: forest, at: attach,
      site: attach.at,
      message: isDoubleTap
        ? "\(place) within a second of another \(node.name) from the same line, and both still stand."
        : "\(place) beside another \(node.name), and both still stand.",
      related: [Finding.Related(first, "the \(node.name) before it was attached here")])
  }
}
