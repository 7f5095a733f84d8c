import RIBsTrace

/// A sibling group: the children of one name under one parent.
struct SiblingGroup: Hashable {
  let parent: NodeIndex
  let name: TextNumber?
}

/// The last child that was attached in each sibling group, as long as it is attached.
struct SiblingGroups {
  private var last: [SiblingGroup: NodeIndex] = [:]

  /// Notes that a child was attached.
  ///
  /// - Returns: The child attached to the group before it, if that is still attached.
  mutating func attach(
    _ child: NodeIndex, to parent: NodeIndex, in forest: borrowing Forest
  ) -> NodeIndex? {
    guard let name = forest[child].name else { return nil }
    let group = SiblingGroup(parent: parent, name: name)
    let previous = last.updateValue(child, forKey: group)
    guard let previous, previous != child, forest[previous].parent == parent else { return nil }
    return previous
  }

  /// Notes that a child was detached.
  mutating func detach(_ child: NodeIndex, from parent: NodeIndex, in forest: borrowing Forest) {
    let group = SiblingGroup(parent: parent, name: forest[child].name)
    if let known = last.index(forKey: group), last[known].value == child { last.remove(at: known) }
  }

  /// The child that was attached last to a group, if it is still attached.
  func last(of group: SiblingGroup, in forest: borrowing Forest) -> NodeIndex? {
    guard let child = last[group], forest[child].parent == group.parent else { return nil }
    return child
  }
}
