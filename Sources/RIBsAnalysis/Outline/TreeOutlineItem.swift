import RIBsTrace

extension TreeOutline {
  /// A RIB, or several equal ones.
  package struct Item {
    package let place: Place
    /// The parent's place in the list; it comes before its children.
    package var parent: Int?
    /// How far below a root it stands.
    package let depth: Int
    package let id: Int
    package let name: String
    package let kind: RIBKind?
    package let state: State
    /// What was found about it and counts: the first of each rule, the worst rule first.
    package let findings: [Finding]
    /// The event that last attached it.
    package let attached: EventRef?
    /// The event by which it left the tree.
    package let left: EventRef?
    /// How many equal siblings it stands for.
    package internal(set) var count = 1
    package internal(set) var hasChildren = false
    /// How many RIBs below it are not shown.
    package internal(set) var hidden = 0

    /// Its name, and how many there are of it.
    package func label(_ name: String) -> String { count == 1 ? name : "\(name) ×\(count)" }

    /// The worst of what was found about it.
    package var finding: Finding? { findings.first }

    /// What is more than a mere note.
    package var troubles: some Collection<Finding> { findings.filter { $0.severity > .info } }
  }

  /// How a RIB stands to the parent above it.
  package enum Place: Equatable {
    case attached
    /// It left the tree and is still alive.
    case retained
    /// It left the tree and is kept to be attached again.
    case kept
  }

  /// How a RIB is doing, the first that holds.
  package enum State: String, CaseIterable {
    /// It left the tree, alone or with a parent, and should not be alive any more.
    case leaked
    /// It left the tree, alone or with a parent, and is alive.
    case kept
    /// It stands on the tree, and nobody is left who could detach it.
    case lost
    /// Its interactor is active.
    case active
    /// Its interactor is not active.
    case inactive
  }
}

extension TreeOutline.State {
  /// Rules by which a RIB off the tree should be gone.
  private static let leaks: Set = [
    LeakedChildRule.page.id, ActiveWhileDetachedRule.page.id, RetainedObjectRule.page.id,
  ]

  /// - Parameters:
  ///   - findings: What was found about a RIB on the tree.
  ///   - isActive: Whether its interactor is active.
  init(onTree findings: [Finding], isActive: Bool) {
    let isLost = findings.contains { $0.rule == LostChildRule.page.id }
    self = isLost ? .lost : isActive ? .active : .inactive
  }

  /// - Parameters:
  ///   - findings: What was found about a RIB off the tree.
  ///   - parent: How the RIB is doing that it is attached to, if that is off the tree too.
  init(offTree findings: [Finding], below parent: TreeOutline.State?) {
    let isLeaked = findings.contains { Self.leaks.contains($0.rule) && $0.severity > .info }
    self = isLeaked || parent == .leaked ? .leaked : .kept
  }
}
