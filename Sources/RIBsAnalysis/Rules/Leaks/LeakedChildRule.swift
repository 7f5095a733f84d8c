/// `leaked-child`
struct LeakedChildRule: Rule {
  static let page = RulePage(
    id: "leaked-child", severity: .error,
    summary: "A RIB left the tree and is still alive.",
    reason: """
      Something keeps its router: a property that was not cleared, a closure that captured it, a \
      subscription that never ends. Everything below it stays in memory too, and each visit adds more. \
      Only the topmost RIB is reported; those below it are counted as its victims.
      """,
    fix:
      "Find what keeps the router: a property not cleared after `detachChild`, a closure that captures it strongly, a subscription not bound with `cancelOnDeactivate`.",
    triggering: [
      RuleExample(
        "The property is not cleared after the detach",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        hold Root.profile Profile
        open Profile Avatar @App/ProfileRouter.swift:14
        close Root Profile @App/RootRouter.swift:27
        settle
        """),
      RuleExample(
        "After a teardown nothing may be left",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        end teardown
        """),
    ],
    nonTriggering: [
      RuleExample(
        "The RIB is deallocated after its detach",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        destroy Profile
        settle
        """),
      RuleExample(
        "Too little time has passed since the detach",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        end exit
        """),
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    for culprit in end.retention.culprits {
      guard let finding = self.report(culprit, state.forest, &reporter) else { continue }
      reporter.countAsVictims(culprit.victims, of: finding)
    }
  }

  private func report(
    _ culprit: Retention.Culprit, _ forest: borrowing Forest, _ reporter: inout FindingReporter
  ) -> FindingReporter.ReportedFinding? {
    let (index, victims) = (culprit.node, culprit.victims.count)
    let node = forest[index]
    let name = forest.name(of: index)
    guard let stamp = node.offTree ?? node.lastAttach ?? node.created else { return nil }
    let holds = forest.holds(of: index)
    let word = forest.nodeWord
    let holder = forest.holder(of: index, "router")
    return reporter.report(
      index, by: Self.self, in: forest, at: stamp, site: node.lastAttach?.site, victims: victims,
      holder: holder
    ) { strings in
      let heldBy = holder?.heldBy(node.id, strings)
      let saysMore = heldBy?.saysMore(than: holds.map { strings[$0.property] }) ?? false
      let departure =
        node.offTree.map { "it left the tree\(strings.at($0.site))" }
        ?? "the whole tree was taken down"
      let company =
        switch victims {
        case 0: ""
        case 1: ", and keeps one \(word.rawValue) below it alive"
        default: ", and keeps \(word.counted(victims)) below it alive"
        }
      let keepers = holds.map { strings[$0.property] }.joined(separator: " and ")
      return Wording(
        "\(name) is still alive though \(departure)\(company)."
          + (holds.isEmpty
            ? "" : " \(keepers) still \(holds.count == 1 ? "refers" : "refer") to it."),
        fix: holds.isEmpty || saysMore
          ? heldBy?.fix(name) : "Set \(keepers) to nil where \(name) is detached.",
        heldBy: heldBy,
        related: [
          strings.related(node.lastAttach, "\(name) was attached here"),
          strings.related(node.offTree, "\(name) left the tree here"),
        ] + holds.map { strings.related($0.since, "\(strings[$0.property]) still refers to it") })
    }
  }
}
