import RIBsTrace

/// A sibling group: the children of one name under one parent.
struct SiblingGroup: Hashable {
  let parent: NodeIndex
  let name: InternedString?

  /// One number hashes faster than its parts: the replay does it twice for each attach.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(parent.position) << 32 | UInt64(name?.value ?? 0))
  }
}

/// The last child that was attached in each sibling group, as long as it is attached.
struct SiblingGroups {
  private var last: [SiblingGroup: NodeIndex] = [:]

  subscript(group: SiblingGroup) -> NodeIndex? { last[group] }

  /// Notes that a child was attached.
  ///
  /// - Returns: The child that was attached to the group before it.
  mutating func attach(_ child: NodeIndex, to group: SiblingGroup) -> NodeIndex? {
    last.updateValue(child, forKey: group)
  }

  /// Notes that a child was detached.
  mutating func detach(_ child: NodeIndex, from group: SiblingGroup) {
    if let known = last.index(forKey: group), last[known].value == child { last.remove(at: known) }
  }
}
