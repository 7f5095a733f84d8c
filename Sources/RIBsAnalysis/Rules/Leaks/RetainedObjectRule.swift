import RIBsTrace

/// `retained-object`
struct RetainedObjectRule: Rule {
  static let page = RulePage(
    id: "retained-object", severity: .error,
    summary: "An object of a RIB was not deallocated with it.",
    reason: """
      The RIB is gone, but its interactor, presenter or view controller is not. It keeps its memory, and whatever \
      it subscribed to still runs. A presenter that stays alive also keeps its view alive: the view counts as its \
      victim.
      """,
    fix:
      "Find what still holds it, with the memory graph debugger: a closure that captures it strongly, a subscription not bound with `cancelOnDeactivate(interactor:)`, or a container that still shows its view.",
    triggering: [
      RuleExample(
        "The presenter outlives its RIB",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        destroy Profile
        leak Profile presenter ProfilePresenter 1s
        """),
      RuleExample(
        "The presenter outlives its RIB and keeps the view",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        destroy Profile
        leak Profile viewController ProfileViewController 1s
        leak Profile presenter ProfilePresenter 1s
        """),
    ],
    nonTriggering: [
      RuleExample(
        "Everything is deallocated with the RIB",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        destroy Profile
        settle
        """),
      RuleExample(
        "A router that stays alive is reported once, as a leaked child",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        open Profile Photo @App/ProfileRouter.swift:15
        close Root Profile @App/RootRouter.swift:27
        detach Profile Photo deinit
        destroy Profile
        leak Photo router PhotoRouter 1s
        settle
        """),
    ],
    victims: ("view", "views"))

  private struct Leak {
    var index: NodeIndex
    var object: LeakedObject
    var stamp: EventStamp
  }

  /// Leaks of routers, views and presenters. Only the end shows whether another rule reports the RIB of a router or a
  /// view, and whether a presenter holds a view.
  private var postponed: [Leak] = []
  /// The RIBs that these leaks belong to.
  private var ribs: Set<NodeIndex> = []

  static let watched = ChangeKinds.leaked

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .leaked(let index, let object) = step.change else { return }
    let leak = Leak(index: index, object: object, stamp: step.stamp)
    if ["router", "viewController", "presenter"].contains(forest.strings[object.object]) {
      postponed.append(leak)
      ribs.insert(index)
    } else {
      write(leak, forest, &reporter)
    }
  }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    var withPresenter: Set<NodeIndex> = []
    var views: [NodeIndex: [InternedString]] = [:]
    for leak in postponed where state.forest.strings[leak.object.object] == "presenter" {
      withPresenter.insert(leak.index)
    }
    for leak in postponed
    where withPresenter.contains(leak.index)
      && state.forest.strings[leak.object.object] == "viewController"
    {
      views[leak.index, default: []].append(leak.object.name)
    }
    let kept = Set(end.retention.kept)
    for leak in postponed {
      switch state.forest.strings[leak.object.object] {
      case "presenter":
        write(leak, holding: views.removeValue(forKey: leak.index) ?? [], state.forest, &reporter)
      case "viewController" where withPresenter.contains(leak.index): break
      default:
        // An error about the RIB explains more, and a RIB that is kept for reuse is meant to be alive.
        if !kept.contains(leak.index), !reporter.isReportedByOther(leak.index, of: .errors) {
          write(leak, state.forest, &reporter)
        }
      }
    }
  }

  /// - Parameter views: The types of the views that the object keeps alive.
  private func write(
    _ leak: Leak, holding views: [InternedString] = [], _ forest: borrowing Forest,
    _ reporter: inout FindingReporter
  ) {
    let node = forest[leak.index]
    let name = forest.name(of: leak.index)
    reporter.report(
      leak.index, in: forest, at: leak.stamp, site: node.lastAttach?.site,
      victims: views.count, object: leak.object
    ) { [object = leak.object] strings in
      let view = views.first.map { strings[$0] }
      // In many apps the view controller is the presenter.
      let isItsOwnView = view == strings[object.name]
      let role = Self.role(strings[object.object]) + (isItsOwnView ? " and view controller" : "")
      let company = isItsOwnView ? "" : view.map { ", and so was its view, \($0)" } ?? ""
      return Wording(
        "\(strings[object.name]), the \(role) of \(name), was still alive \(Self.time(object.waited))\(company).",
        related: [
          strings.related(node.lastAttach, "\(name) was attached here"),
          strings.related(node.offTree, "\(name) left the tree here"),
          strings.related(node.destroyed, "\(name)'s router was deallocated here"),
        ])
    }
  }

  private static func role(_ object: String) -> String {
    object == "viewController" ? "view controller" : object
  }

  private static func time(_ nanoseconds: Int) -> String {
    let milliseconds = nanoseconds / 1_000_000
    if milliseconds == 0 { return "when everything else had gone" }
    return milliseconds % 1000 == 0
      ? "\(milliseconds / 1000) s after it should have gone"
      : "\(milliseconds) ms after it should have gone"
  }
}
