import RIBsTrace

/// `duplicate-sibling`
struct DuplicateSiblingRule: Rule {
  /// The longest time between the two attaches of a double tap, in nanoseconds.
  private static let doubleTap = 1_000_000_000

  /// The rules that explain what went wrong with the same siblings.
  private static let explaining = RuleSet(LostChildRule.self, StrandedSiblingRule.self)

  static let page = RulePage(
    id: "duplicate-sibling", severity: .info, or: [.warning],
    summary: "Two children of one name are attached to the same parent.",
    reason: """
      That is right for the rows of a list, and wrong for a screen that should be open once. It is a warning \
      if both were attached at the same line within a second, as a double tap does. Three or more that were \
      attached at the same line count as a list and are reported once.
      """,
    fix:
      "If there should be one, guard the route: `guard child == nil else { return }`. If there should be several, suppress the rule for this path.",
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
      RuleExample(
        "The rows of a list, reported once",
        """
        root Board
        open Board Row @App/BoardRouter.swift:20
        open Board Row#2 @App/BoardRouter.swift:20
        open Board Row#3 @App/BoardRouter.swift:20
        """),
    ],
    nonTriggering: [
      RuleExample(
        "The first is detached before the second is attached",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        close Board Post @App/BoardRouter.swift:27
        open Board Post#2 @App/BoardRouter.swift:20
        """),
      RuleExample(
        "The two have different parents",
        """
        root Root
        open Root Board
        open Root News
        open Board Post @App/BoardRouter.swift:20
        open News Post#2 @App/NewsRouter.swift:20
        """),
      RuleExample(
        "The first is reported as lost",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.post Post
        open Board Post#2 @App/BoardRouter.swift:20
        unhold Board.post Post
        hold Board.post Post#2
        """),
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    for parent in end.nodes where state.forest[parent].firstChild != state.forest[parent].lastChild
    {
      var last: [InternedString: NodeIndex] = [:]
      var pairs: [(first: NodeIndex, second: NodeIndex)] = []
      var next = state.forest[parent].firstChild
      while let child = next {
        next = state.forest[child].nextSibling
        guard state.forest[child].isOnTree, let name = state.forest[child].name,
          let previous = last.updateValue(child, forKey: name)
        else { continue }
        pairs.append((previous, child))
      }
      guard !pairs.isEmpty else { continue }
      let lists = lists(below: parent, state.forest, reporter)
      for (first, second) in pairs where !reporter.isReported(first, by: Self.explaining) {
        let rows = rows(second, state.forest, reporter)
        if let rows, rows == self.rows(first, state.forest, reporter), lists[rows] != nil {
          continue
        }
        self.report(second, after: first, below: parent, state.forest, &reporter)
      }
      for list in lists.values.sorted(by: { $0.first < $1.first }) {
        self.report(list, below: parent, state.forest, &reporter)
      }
    }
  }

  /// The rows of one list: children of one name that were attached at one call site.
  private struct Rows: Hashable {
    var name: InternedString
    var site: InternedString
  }

  private struct List {
    let first: NodeIndex
    var last: NodeIndex
    var count = 1
  }

  /// At least this many children of one name make a list.
  private static let leastRows = 3

  /// The list that a child belongs to; nil if a rule that explains more reports the child.
  private func rows(
    _ index: NodeIndex, _ forest: borrowing Forest, _ reporter: borrowing FindingReporter
  ) -> Rows? {
    guard let name = forest[index].name, let site = forest[index].lastAttach?.site,
      !reporter.isReported(index, by: Self.explaining)
    else { return nil }
    return Rows(name: name, site: site)
  }

  private func lists(
    below parent: NodeIndex, _ forest: borrowing Forest, _ reporter: borrowing FindingReporter
  ) -> [Rows: List] {
    var lists: [Rows: List] = [:]
    var next = forest[parent].firstChild
    while let child = next {
      next = forest[child].nextSibling
      guard forest[child].isOnTree, let rows = rows(child, forest, reporter) else { continue }
      if lists[rows] == nil {
        lists[rows] = List(first: child, last: child)
      } else {
        lists[rows]?.last = child
        lists[rows]?.count += 1
      }
    }
    return lists.filter { $0.value.count >= Self.leastRows }
  }

  private func report(
    _ list: List, below parent: NodeIndex, _ forest: borrowing Forest,
    _ reporter: inout FindingReporter
  ) {
    guard let attach = forest[list.last].lastAttach,
      let first = forest[list.first].lastAttach
    else { return }
    let (name, parentName) = forest.names(list.last, parent)
    reporter.report(list.last, by: Self.self, in: forest, at: attach, site: attach.site) {
      strings in
      let name = strings.name(name)
      return Wording(
        "\(strings.name(parentName)) has \(list.count) children called \(name), all attached\(strings.at(attach.site)): probably a list.",
        related: [strings.related(first, "the first \(name) was attached here")])
    }
  }

  private func report(
    _ index: NodeIndex, after previous: NodeIndex, below parent: NodeIndex,
    _ forest: borrowing Forest,
    _ reporter: inout FindingReporter
  ) {
    guard let attach = forest[index].lastAttach,
      let first = forest[previous].lastAttach
    else { return }
    let (name, parentName) = forest.names(index, parent)
    let isDoubleTap =
      attach.site != nil && attach.site == first.site
      && abs(attach.time - first.time) <= Self.doubleTap
    reporter.report(
      index, by: Self.self, in: forest, severity: isDoubleTap ? .warning : nil, at: attach,
      site: attach.site
    ) { strings in
      let name = strings.name(name)
      let attached = "\(name) was attached to \(strings.name(parentName))\(strings.at(attach.site))"
      return Wording(
        isDoubleTap
          ? "\(attached) within a second of another \(name) from the same line, and both are still attached."
          : "\(attached) while another \(name) was attached, and both still are.",
        related: [strings.related(first, "the \(name) before it was attached here")])
    }
  }
}
