import RIBsTrace

/// `rebuild-churn`
struct RebuildChurnRule: Rule {
  /// A name counts if at least this many of its instances were rebuilt.
  private static let instances = 5
  /// The rule reports a parent if at least this many names count.
  private static let leastNames = 2

  static let page = RulePage(
    id: "rebuild-churn", severity: .info,
    summary: "A parent builds the same children anew each time it shows them.",
    reason: """
      A tab bar that rebuilds its tabs loads them again at each tap and forgets where the user was. \
      Two names with five instances each, every one attached once and detached again, are a sign of that.
      """,
    fix: "Build each child once, keep it in a property, and attach and detach that instance.",
    triggering: [
      RuleExample(
        "Two tabs are shown in turn five times and built anew each time",
        (1...5).reduce("root Tabs\n") { script, number in
          script + """
            open Tabs Blog#\(number) @App/TabsRouter.swift:20
            close Tabs Blog#\(number) @App/TabsRouter.swift:24
            destroy Blog#\(number)
            open Tabs Apply#\(number) @App/TabsRouter.swift:20
            close Tabs Apply#\(number) @App/TabsRouter.swift:24
            destroy Apply#\(number)

            """
        })
    ],
    nonTriggering: [
      RuleExample(
        "The same two tabs are attached again",
        (1...5).reduce("root Tabs\n") { script, _ in
          script + """
            open Tabs Blog @App/TabsRouter.swift:20
            close Tabs Blog @App/TabsRouter.swift:24
            open Tabs Apply @App/TabsRouter.swift:20
            close Tabs Apply @App/TabsRouter.swift:24

            """
        }),
      RuleExample(
        "A list opens its posts: only one name",
        (1...6).reduce("root Board\n") { script, number in
          script + """
            open Board Post#\(number) @App/BoardRouter.swift:20
            close Board Post#\(number) @App/BoardRouter.swift:27
            destroy Post#\(number)

            """
        }),
    ])

  private var reported: Set<NodeIndex> = []
  /// How many children of each sibling group were attached once and detached again by call.
  private var rebuilt: [SiblingGroup: Int] = [:]
  /// For each parent, the names of children that reached the number of instances at some time.
  private var names: [NodeIndex: Set<InternedString?>] = [:]
  /// The group in which each of these children is counted.
  private var counted = NodeMap<SiblingGroup>()

  static let watched: ChangeKinds = [.attached, .detached]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    switch step.change {
    case .attached(let child, _, _, let misuse) where misuse?.keepsState != true:
      // A child that is attached a second time is kept and not rebuilt.
      if forest[child].attachCount > 1, let group = counted[child] {
        counted[child] = nil
        rebuilt[group, default: 1] -= 1
      }
    case .detached(let child, let parent, .call, let misuse) where misuse?.keepsState != true:
      guard forest[child].attachCount == 1 else { return }
      let group = SiblingGroup(parent: parent, name: forest[child].name)
      counted[child] = group
      let count = increment(&rebuilt[group, default: 0])
      // Only the detach that brings a name up to the number can make the parent reportable.
      if count == Self.instances {
        names[parent, default: []].insert(group.name)
        reportIfComplete(parent, at: step.stamp, forest, &reporter)
      }
    default: break
    }
  }

  private func increment(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  private mutating func reportIfComplete(
    _ parent: NodeIndex, at stamp: EventStamp, _ forest: borrowing Forest,
    _ reporter: inout FindingReporter
  ) {
    guard !reported.contains(parent) else { return }
    let churned = (names[parent] ?? []).map { name in
      (name: name, count: rebuilt[SiblingGroup(parent: parent, name: name)] ?? 0)
    }.filter { $0.count >= Self.instances }
    guard churned.count >= Self.leastNames else { return }
    reported.insert(parent)
    let name = forest[parent].name
    reporter.report(parent, by: Self.self, in: forest, at: stamp, site: stamp.site) { strings in
      let list = churned.map { (strings.name($0.name), $0.count) }.sorted { $0.0 < $1.0 }
        .map { "\($0) \($1) times" }.joined(separator: ", ")
      return Wording(
        "\(strings.name(name)) builds its children anew each time it shows them: \(list).")
    }
  }
}
