import RIBsTrace

/// `retained-object`
struct RetainedObjectRule: Rule {
  static let page = RulePage(
    id: "retained-object", severity: .error,
    summary: "An object of a RIB was not deallocated with it.",
    reason: """
      The RIB is gone, but its interactor, presenter or view controller is not. It keeps its memory, and whatever \
      it subscribed to still runs. An interactor keeps its presenter alive, a presenter its view, a view the views \
      in it, and a leaked RIB the views that its builder was given: those are counted in the finding that they follow \
      from.
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
        "The view of a RIB above a leaked one counts in `leaked-child`",
        """
        root Root
        open Root Home @App/RootRouter.swift:20
        open Home Chat @App/HomeRouter.swift:15
        close Home Chat @App/HomeRouter.swift:22
        close Root Home @App/RootRouter.swift:27
        destroy Home
        leak Home viewController HomeViewController 1s
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

  /// The objects that stayed alive, in the order of the trace. Only the end shows what keeps them.
  private var leaks: [RetainedObject] = []
  /// The RIBs that their deallocated parents let go of.
  private var releasedWithParent: Set<NodeIndex> = []

  static let watched: ChangeKinds = [.leaked, .detached]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    switch step.change {
    case .leaked(let node, let object):
      let role = RetainedObject.Role(forest.strings[object.object])
      leaks.append(RetainedObject(node: node, object: object, role: role, stamp: step.stamp))
    // A call that changes nothing is no way to leave.
    case .detached(let child, _, let cause, _)
    where forest[child].lastDetach?.line == step.stamp.line:
      if cause == .deinit {
        releasedWithParent.insert(child)
      } else if !releasedWithParent.isEmpty {
        releasedWithParent.remove(child)
      }
    default: break
    }
  }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    guard !leaks.isEmpty else { return }
    var ribs: [NodeIndex] = []
    var objects: [NodeIndex: [RetainedObject]] = [:]
    for leak in leaks {
      if objects[leak.node] == nil { ribs.append(leak.node) }
      objects[leak.node, default: []].append(leak)
    }
    let kept = Set(end.retention.kept)
    var views: [NodeIndex: Int] = [:]
    for rib in ribs {
      let own = unexplained(objects[rib] ?? [], of: rib, isKept: kept.contains(rib), &reporter)
      objects[rib] = own
      if let first = own.compactMap(\.role).min(), first.isOfView {
        views[rib] = own.first { $0.role != nil }?.stamp.line
      }
    }
    let keepers = ViewKeepers(
      views, leaked: end.retention.culprits.map(\.node), releasedWithParent, state.forest)
    for rib in ribs {
      report(objects[rib] ?? [], isFollowing: keepers[rib] != nil, state.forest, &reporter)
    }
    for rib in ribs {
      guard let keeper = keepers[rib] else { continue }
      for object in objects[rib] ?? [] where object.role != nil {
        _ = reporter.countAsFollower(rib, of: keeper, by: Self.keepingViews)
      }
    }
  }

  private static let leaking = RuleSet(LeakedChildRule.self)
  private static let showing = RuleSet(ViewOutlivesRIBRule.self)
  private static let keepingViews = RuleSet(LeakedChildRule.self, RetainedObjectRule.self)

  /// The objects of a RIB that no finding about the RIB explains.
  private func unexplained(
    _ objects: [RetainedObject], of rib: NodeIndex, isKept: Bool, _ reporter: inout FindingReporter
  ) -> [RetainedObject] {
    if reporter.isReported(rib, by: Self.leaking) {
      for object in objects where object.role != .router {
        _ = reporter.countAsFollower(rib, of: rib, by: Self.leaking)
      }
      return []
    }
    // An error about the RIB explains more, and a RIB that is kept for reuse is meant to be alive.
    let isExplained = isKept || reporter.isReported(rib, by: .errors)
    var left = objects.filter { object in
      guard object.role?.isOfView == true else { return !(isExplained && object.role == .router) }
      return !reporter.countAsFollower(rib, of: rib, by: Self.showing)
    }
    if isExplained, left.compactMap(\.role).min() == .viewController {
      left.removeAll { $0.role == .viewController }
    }
    return left
  }

  /// - Parameter isFollowing: Whether the view or the presenter stayed alive because of another RIB.
  private func report(
    _ objects: [RetainedObject], isFollowing: Bool, _ forest: borrowing Forest,
    _ reporter: inout FindingReporter
  ) {
    let first = objects.compactMap(\.role).min()
    // Of several objects of one role, one is enough to keep the others alive.
    var kept = objects.filter { $0.role.map { $0 != first } ?? false }
    for object in objects {
      if object.role == nil {
        report(object, keeping: [], forest, &reporter)
      } else if object.role == first, !isFollowing {
        report(object, keeping: kept, forest, &reporter)
        kept = []
      }
    }
  }

  private func report(
    _ object: RetainedObject, keeping kept: [RetainedObject], _ forest: borrowing Forest,
    _ reporter: inout FindingReporter
  ) {
    let node = forest[object.node]
    let name = forest.name(of: object.node)
    let keepsViews = object.role == .presenter
    let holder = forest.holder(of: object.node, forest.strings[object.object.object])
    reporter.report(
      object.node, by: Self.self, in: forest, at: object.stamp, site: node.lastAttach?.site,
      victims: keepsViews ? kept.count : 0, followers: keepsViews ? 0 : kept.count,
      object: object.object, holder: holder
    ) { strings in
      let heldBy = holder?.heldBy(node.id, strings)
      return Wording(
        object.sentence(name, keeping: kept, strings),
        fix: heldBy?.fix(name), heldBy: heldBy,
        related: [
          strings.related(node.lastAttach, "\(name) was attached here"),
          strings.related(node.offTree, "\(name) left the tree here"),
          strings.related(node.destroyed, "\(name)'s router was deallocated here"),
        ])
    }
  }
}
