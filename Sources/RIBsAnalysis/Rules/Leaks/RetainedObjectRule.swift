import RIBsTrace

/// `retained-object`
struct RetainedObjectRule: Rule {
  /// It says of the same view what went wrong.
  private static let ofViews = Speakers(ViewOutlivesRIBRule.self)

  static let page = RulePage(
    id: "retained-object", severity: .error,
    summary: "An object of a RIB was not deallocated with it.",
    reason: """
      The RIB is gone, and its interactor, presenter or view controller is not: a closure, a timer or a \
      property of something that lives longer holds it. It keeps its memory, and whatever it is \
      subscribed to still runs.
      """,
    fix:
      "Look for who holds it with the memory graph debugger; capture it weakly in closures that outlive the RIB, and end subscriptions with `cancelOnDeactivate(interactor:)`.",
    triggering: [
      RuleExample(
        "The presenter outlives its RIB",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        destroy Profile
        leak Profile presenter ProfilePresenter 1s
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Everything goes with the RIB",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        destroy Profile
        settle
        """),
      RuleExample(
        "A router that stays is a leaked child, and told once",
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
    ])

  private struct Leak {
    var index: NodeIndex
    var object: LeakedObject
    var stamp: EventStamp
  }

  /// Whether a router or a view that stays is another rule's shows at the end.
  private var postponed: [Leak] = []
  /// Of whom they are.
  private var ribs: Set<NodeIndex> = []

  static let watched = ChangeKinds.leaked
  static let remembersRIBs = true

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ report: inout FindingCollector
  ) {
    guard case .leaked(let index, let object) = step.change else { return }
    let leak = Leak(index: index, object: object, stamp: step.stamp)
    if ["router", "viewController"].contains(forest.texts[object.object]) {
      postponed.append(leak)
      ribs.insert(index)
    } else {
      write(leak, forest, &report)
    }
  }

  func keep(from ribs: inout [NodeIndex]) { ribs.removeAll { self.ribs.contains($0) } }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
  {
    for leak in postponed {
      let isTold =
        state.forest.texts[leak.object.object] == "router"
        ? report.isSpokenForByOther(leak.index)
        : report.isReported(leak.index, byOneOf: Self.ofViews)
      if !isTold { write(leak, state.forest, &report) }
    }
  }

  private func write(_ leak: Leak, _ forest: borrowing Forest, _ report: inout FindingCollector) {
    let node = forest[leak.index]
    report.report(
      Self.page, leak.index, in: forest, at: leak.stamp, site: node.lastAttach?.site
    ) { [object = leak.object] texts in
      Wording(
        "\(texts[object.name]), the \(Self.role(texts[object.object])) of \(node.name), was still alive \(Self.time(object.waited)).",
        related: [
          texts.related(node.lastAttach, "\(node.name) was attached here"),
          texts.related(node.offTree, "\(node.name) left the tree here"),
          texts.related(node.destroyed, "\(node.name)'s router was deallocated here"),
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
