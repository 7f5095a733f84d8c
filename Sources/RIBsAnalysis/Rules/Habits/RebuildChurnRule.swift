import RIBsTrace

/// `rebuild-churn`
struct RebuildChurnRule: Rule {
  /// From how many instances on a name counts, and how many names make a habit.
  private static let instances = 5
  private static let names = 2

  static let page = RulePage(
    id: "rebuild-churn", severity: .info,
    summary: "A parent builds the same children anew each time it shows them.",
    reason: """
      A tab bar that rebuilds its tabs loads them again at each tap and forgets where the user was. \
      Two names with five instances each, every one attached once and detached again, look like it.
      """,
    fix: "Build each child once, keep it in a property, and attach and detach that instance.",
    triggering: [
      RuleExample(
        "Two tabs, shown in turn five times, built each time",
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
        "One name only: a list that opens its posts",
        (1...6).reduce("root Board\n") { script, number in
          script + """
            open Board Post#\(number) @App/BoardRouter.swift:20
            close Board Post#\(number) @App/BoardRouter.swift:27
            destroy Post#\(number)

            """
        }),
    ])

  private var countsByParent: [NodeIndex: [String: Int]] = [:]
  /// Children that count as rebuilt so far, each with the parent and the name it counts for.
  private var counted: [NodeIndex: (parent: NodeIndex, name: String)] = [:]
  private var reported: Set<NodeIndex> = []

  static let watched: ChangeKinds = [.attached, .detached]

  mutating func observe(
    _ step: Step, in state: SessionState, _ report: inout FindingCollector
  ) {
    let forest = state.forest
    switch step.change {
    case .attached(let child, _, let misuse) where misuse?.keepsState != true:
      // Attached a second time: its owner does keep it.
      guard let (parent, name) = counted.removeValue(forKey: child) else { return }
      countsByParent[parent]?[name, default: 1] -= 1
    case .detached(let child, let parent, .call, let misuse) where misuse?.keepsState != true:
      guard forest[child].attachCount == 1 else { return }
      let name = forest[child].name
      counted[child] = (parent, name)
      countsByParent[parent, default: [:]][name, default: 0] += 1
      // Only the detach that brings a name up to the number can complete the habit.
      guard countsByParent[parent]?[name] == Self.instances else { return }
      reportIfComplete(parent, at: step.ref, forest, &report)
    default: break
    }
  }

  private mutating func reportIfComplete(
    _ parent: NodeIndex, at ref: EventRef, _ forest: Forest, _ report: inout FindingCollector
  ) {
    guard !reported.contains(parent), let counts = countsByParent[parent] else { return }
    let churned = counts.filter { $0.value >= Self.instances }.sorted { $0.key < $1.key }
    guard churned.count >= Self.names else { return }
    reported.insert(parent)
    let list = churned.map { "\($0.key) \($0.value) times" }.joined(separator: ", ")
    report.report(
      Self.page, parent, in: forest, at: ref, site: ref.at,
      message: "\(forest[parent].name) builds its children anew each time it shows them: \(list).")
  }
}
