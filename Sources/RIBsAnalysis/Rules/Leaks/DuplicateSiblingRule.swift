import RIBsTrace

/// `duplicate-sibling`
struct DuplicateSiblingRule: Rule {
  /// Two taps meant as one do not lie further apart, in nanoseconds.
  private static let doubleTap = 1_000_000_000

  /// They say of the same siblings what went wrong.
  private static let explaining = Speakers(LostChildRule.self, StrandedSiblingRule.self)

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

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
  {
    var lasts = LastOfName()
    for parent in end.ribs where state.forest.hasSeveralChildren(parent) {
      lasts.beginParent()
      var next = state.forest.records[parent].firstChild
      while let child = next {
        next = state.forest.records[child].nextSibling
        guard state.forest.isOnTree(child), let name = state.forest.records[child].name,
          let previous = lasts.replace(name, by: child)
        else { continue }
        if !report.isReported(previous, byOneOf: Self.explaining) {
          self.report(child, after: previous, below: parent, state.forest, &report)
        }
      }
    }
  }

  private func report(
    _ index: NodeIndex, after previous: NodeIndex, below parent: NodeIndex,
    _ forest: borrowing Forest,
    _ report: inout FindingCollector
  ) {
    guard let attach = forest.records[index].lastAttach,
      let first = forest.records[previous].lastAttach
    else { return }
    let (name, parentName) = forest.names(index, parent)
    let isDoubleTap =
      attach.site != nil && attach.site == first.site
      && abs(attach.time - first.time) <= Self.doubleTap
    report.report(
      Self.page, severity: isDoubleTap ? .warning : nil, index, in: forest, at: attach,
      site: attach.site
    ) { texts in
      let name = texts.name(name)
      let place = "\(name) was attached to \(texts.name(parentName))\(texts.at(attach.site))"
      return Wording(
        isDoubleTap
          ? "\(place) within a second of another \(name) from the same line, and both still stand."
          : "\(place) beside another \(name), and both still stand.",
        related: [texts.related(first, "the \(name) before it was attached here")])
    }
  }
}

/// The last child of each name below one parent after the other.
private struct LastOfName {
  private var children: [(parent: Int, child: NodeIndex)] = []
  private var parent = 0

  mutating func beginParent() { parent += 1 }

  /// - Returns: The child of the name before, below the same parent.
  mutating func replace(_ name: TextNumber, by child: NodeIndex) -> NodeIndex? {
    let place = Int(name.value)
    while children.count <= place { children.append((0, 0)) }
    defer { children[place] = (parent, child) }
    return children[place].parent == parent ? children[place].child : nil
  }
}
