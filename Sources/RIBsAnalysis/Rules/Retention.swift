import RIBsTrace

/// The RIBs that are still alive at the end of a session though nothing should need them, and which of them are the
/// culprits.
struct Retention {
  /// The RIBs whose own fault it is, each with the RIBs that it keeps alive.
  private(set) var culprits: [Culprit] = []
  /// RIBs off the tree that are kept for reuse.
  private(set) var kept: [NodeIndex] = []

  struct Culprit {
    let node: NodeIndex
    /// The retained RIBs that stand below it, or that it or one of them holds.
    var victims: [NodeIndex] = []
  }

  /// Whether a RIB is retained and not kept for reuse.
  func isLeaked(_ index: NodeIndex) -> Bool { leaked.contains(index) }

  private var leaked: Set<NodeIndex> = []
  private let reusableNames: Set<InternedString?>

  /// - Parameter nodes: The RIBs that are alive, attached or have children, in the order in which the trace first
  ///   mentions them.
  init(_ state: borrowing SessionState, _ nodes: [NodeIndex]) {
    let patterns = state.options.reusable
    reusableNames =
      patterns.isEmpty
      ? []
      : Set(nodes.map { state.forest[$0].name }).filter { name in
        patterns.contains { $0.matches(state.forest.strings.name(name)) }
      }
    let suspects = nodes.filter { Self.isSuspect($0, state) }
    if state.endReason == .teardown {
      group(suspects, state)
    } else {
      group(removingKept(from: suspects, state), state)
    }
  }

  /// Whether a RIB is alive and has been off the tree for long enough. After a teardown, every RIB still alive counts.
  private static func isSuspect(_ index: NodeIndex, _ state: borrowing SessionState) -> Bool {
    guard state.forest[index].created != nil, state.forest[index].destroyed == nil else {
      return false
    }
    if state.endReason == .teardown { return true }
    guard !state.forest[index].isOnTree, let left = state.forest[index].offTree else {
      return false
    }
    return state.hasSettled(since: left, grace: state.options.grace)
  }

  /// Why a RIB counts as kept for reuse, on the tree or off it; nil if it does not. Tab bars build their RIBs once
  /// and attach them again and again.
  func reuse(of index: NodeIndex, _ state: borrowing SessionState) -> Reuse? {
    let attachCount = state.forest[index].attachCount
    if attachCount >= 2 { return .attached(times: attachCount, isLeast: state.hasCheckpoint) }
    if let created = state.forest[index].created, let parent = state.forest[index].lastParent,
      let load = state.forest[parent].firstLoad, created.line < load
    {
      return .builtBeforeParentLoaded
    }
    return reusableNames.contains(state.forest[index].name) ? .named : nil
  }

  enum Reuse {
    /// `isLeast` if earlier attaches may be missing from the trace.
    case attached(times: Int, isLeast: Bool)
    case builtBeforeParentLoaded
    /// The config lists the name.
    case named
  }

  /// Removes the RIBs that are kept for reuse and all RIBs below them, at any depth.
  private mutating func removingKept(
    from suspects: [NodeIndex], _ state: borrowing SessionState
  ) -> [NodeIndex] {
    let members = Set(suspects)
    let tops = state.forest.topmost(suspects, through: { _ in true }) {
      members.contains($0) && reuse(of: $0, state) != nil
    }
    kept = suspects.filter { tops[$0] == $0 }
    return suspects.filter { tops[$0] == nil }
  }

  private mutating func group(_ retained: [NodeIndex], _ state: borrowing SessionState) {
    let members = Set(retained)
    leaked = members
    let tops = state.forest.topmost(retained, through: members.contains) { _ in true }
    var keepers: [NodeIndex: NodeIndex] = [:]
    for node in retained where tops[node] == node {
      if let keeper = keeper(of: node, state), let top = tops[keeper], top != node {
        keepers[node] = top
      }
    }
    let culpritOf = UpwardSearch.ends(of: keepers)
    var positions: [NodeIndex: Int] = [:]
    for node in retained where tops[node] == node && culpritOf[node] == nil {
      positions[node] = culprits.count
      culprits.append(Culprit(node: node))
    }
    for node in retained {
      guard let top = tops[node], let position = positions[culpritOf[top] ?? top],
        culprits[position].node != node
      else { continue }
      culprits[position].victims.append(node)
    }
  }

  /// The leak that keeps another alive: the RIBs whose properties hold it are all leaked, and none was there longer than
  /// it. A parent that goes need not clear the properties of the children it takes along.
  private func keeper(of index: NodeIndex, _ state: borrowing SessionState) -> NodeIndex? {
    guard let left = state.forest[index].offTree else { return nil }
    let holders = state.forest.holders(of: index)
    let areGone = holders.allSatisfy { holder in
      guard isLeaked(holder), let leftFirst = state.forest[holder].offTree else { return false }
      return leftFirst.line <= left.line
    }
    return areGone ? holders.first : nil
  }
}
