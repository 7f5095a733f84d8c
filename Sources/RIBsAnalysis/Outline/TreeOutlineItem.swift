import RIBsTrace

extension TreeOutline {
  /// A RIB, or several equal ones.
  package struct Item {
    package let status: TreeStatus
    /// The parent's index in the list, which is lower than the item's own.
    package var parent: Int?
    /// How many levels below a root it is.
    package let depth: Int
    package let id: Int
    package let name: String
    package let kind: RIBKind?
    package let state: State
    /// The first finding of each rule about it that counts, highest severity first.
    package let findings: [Finding]
    /// The event that last attached it.
    package let attached: EventRef?
    /// The event by which it left the tree.
    package let left: EventRef?
    /// How many equal siblings share this item.
    package internal(set) var count = 1
    package internal(set) var hasChildren = false
    /// How many RIBs below it are hidden.
    package internal(set) var hidden = 0

    /// A name, followed by the item's count if it is not 1.
    package func label(_ name: String) -> String { count == 1 ? name : "\(name) ×\(count)" }

    /// The first finding of the highest severity.
    package var finding: Finding? { findings.first }

    /// The findings that are warnings or errors.
    package var troubles: some Collection<Finding> { findings.filter { $0.severity > .info } }
  }

  /// A RIB's relation to the item above it.
  package enum TreeStatus: String {
    case attached
    /// The RIB left the tree and is still alive.
    case retained
    /// The RIB left the tree and is kept to be attached again.
    case kept
  }

  /// A RIB's state: the first of these cases that applies.
  package enum State: String, CaseIterable {
    /// It left the tree, alone or with a parent, and should no longer be alive.
    case leaked
    /// It left the tree, alone or with a parent, and is alive.
    case kept
    /// It is on the tree, and no property that could be used to detach it refers to it.
    case lost
    /// Its interactor is active.
    case active
    /// Its interactor is not active.
    case inactive

    /// The order of states in an item for several RIBs: the lowest rank is shown.
    var rank: Int {
      switch self {
      case .leaked: 0
      case .lost: 1
      case .active: 2
      case .inactive: 3
      case .kept: 4
      }
    }
  }
}

extension [Finding] {
  var rulesAndSeverities: some Sequence<(rule: String, severity: Severity)> {
    lazy.map { ($0.rule, $0.severity) }
  }
}

extension TreeOutline.State {
  /// The rules that report that a RIB off the tree should be gone.
  private static let leaks: Set = [
    LeakedChildRule.page.id, ActiveWhileDetachedRule.page.id, RetainedObjectRule.page.id,
  ]

  /// - Parameters:
  ///   - findings: The rules and severities of the findings about a RIB on the tree.
  ///   - isActive: Whether its interactor is active.
  init(onTree findings: some Sequence<(rule: String, severity: Severity)>, isActive: Bool) {
    let isLost = findings.contains { $0.rule == LostChildRule.page.id }
    self = isLost ? .lost : isActive ? .active : .inactive
  }

  /// - Parameters:
  ///   - findings: The rules and severities of the findings about a RIB off the tree.
  ///   - parent: The state of the RIB it is attached to, if that RIB is off the tree too.
  init(
    offTree findings: some Sequence<(rule: String, severity: Severity)>,
    below parent: TreeOutline.State?
  ) {
    let isLeaked = findings.contains { Self.leaks.contains($0.rule) && $0.severity > .info }
    self = isLeaked || parent == .leaked ? .leaked : .kept
  }
}
