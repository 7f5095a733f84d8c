import RIBsTrace

/// The RIBs that are still alive at the end of a session though nothing should need them, and which of them are the
/// culprits.
struct Retention {
  /// The topmost retained RIBs, each with the number of retained RIBs below it.
  private(set) var culprits: [(node: NodeIndex, victims: Int)] = []
  /// All retained RIBs below a culprit.
  private(set) var victims: Set<NodeIndex> = []
  /// RIBs off the tree that are kept for reuse.
  private(set) var kept: [NodeIndex] = []

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
    if attachCount >= 2 { return .attached(times: attachCount) }
    if let created = state.forest[index].created, let parent = state.forest[index].lastParent,
      let load = state.forest[parent].firstLoad, created.line < load
    {
      return .builtBeforeParentLoaded
    }
    return reusableNames.contains(state.forest[index].name) ? .named : nil
  }

  enum Reuse {
    case attached(times: Int)
    case builtBeforeParentLoaded
    /// The config lists the name.
    case named
  }

  /// Removes the RIBs that are kept for reuse and all RIBs below them, at any depth.
  private mutating func removingKept(
    from suspects: [NodeIndex], _ state: borrowing SessionState
  ) -> [NodeIndex] {
    let members = Set(suspects)
    let tops = topmost(suspects, state, through: { _ in true }) {
      members.contains($0) && reuse(of: $0, state) != nil
    }
    kept = suspects.filter { tops[$0] == $0 }
    return suspects.filter { tops[$0] == nil }
  }

  private mutating func group(_ retained: [NodeIndex], _ state: borrowing SessionState) {
    let members = Set(retained)
    leaked = members
    let tops = topmost(retained, state, through: members.contains) { _ in true }
    var counts: [NodeIndex: Int] = [:]
    for node in retained {
      guard let top = tops[node], top != node else { continue }
      counts[top, default: 0] += 1
      victims.insert(node)
    }
    culprits = retained.filter { tops[$0] == $0 }.map { ($0, counts[$0] ?? 0) }
  }

  /// For each of `nodes`, the highest match among itself and its ancestors. The search goes up only through ancestors
  /// that pass. It follows each link once, so a deep chain costs its length.
  private func topmost(
    _ nodes: [NodeIndex], _ state: borrowing SessionState, through passes: (NodeIndex) -> Bool,
    where matches: (NodeIndex) -> Bool
  ) -> [NodeIndex: NodeIndex] {
    var tops: [NodeIndex: NodeIndex?] = [:]
    for node in nodes where tops[node] == nil {
      var path = [node]
      var inherited: NodeIndex??
      while let last = path.last, let parent = state.forest[last].parent, passes(parent) {
        if let known = tops[parent] {
          inherited = known
          break
        }
        path.append(parent)
      }
      var top = inherited ?? nil
      while let current = path.popLast() {
        if top == nil, matches(current) { top = current }
        tops.updateValue(top, forKey: current)
      }
    }
    return tops.compactMapValues { $0 }
  }
}
