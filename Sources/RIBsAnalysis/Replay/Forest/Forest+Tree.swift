import RIBsTrace

// Who is whose child, and who is on the tree.

extension Forest {
  /// The children attached to a RIB, in attach order.
  package func children(of index: NodeIndex) -> [NodeIndex] {
    var children: [NodeIndex] = []
    var next = self[index].firstChild
    while let child = next {
      children.append(child)
      next = self[child].nextSibling
    }
    return children
  }

  /// The child that was attached last to a sibling group, if it is still attached.
  func last(of group: SiblingGroup) -> NodeIndex? {
    guard let child = siblings[group], self[child].parent == group.parent else { return nil }
    return child
  }

  /// The last RIB on the way down from one to its first child and on.
  func deepest(below index: NodeIndex) -> NodeIndex {
    var deepest = index
    while let child = self[deepest].firstChild { deepest = child }
    return deepest
  }

  mutating func link(_ child: NodeIndex, under parent: NodeIndex) {
    let last = self[parent].lastChild
    self[child].parent = parent
    self[child].previousSibling = last
    if let last {
      self[last].nextSibling = child
    } else {
      self[parent].firstChild = child
    }
    self[parent].lastChild = child
  }

  mutating func unlink(_ child: NodeIndex) {
    guard let parent = self[child].parent else { return }
    let (previous, next) = (self[child].previousSibling, self[child].nextSibling)
    if let previous {
      self[previous].nextSibling = next
    } else {
      self[parent].firstChild = next
    }
    if let next {
      self[next].previousSibling = previous
    } else {
      self[parent].lastChild = previous
    }
    self[child].parent = nil
    self[child].previousSibling = nil
    self[child].nextSibling = nil
  }

  /// For each of `nodes`, the highest match among itself and its ancestors. The search goes up only through ancestors
  /// that pass. It follows each link once, so a deep chain costs its length.
  func topmost(
    _ nodes: [NodeIndex], through passes: (NodeIndex) -> Bool, where matches: (NodeIndex) -> Bool
  ) -> [NodeIndex: NodeIndex] {
    var tops: [NodeIndex: NodeIndex?] = [:]
    for node in nodes where tops[node] == nil {
      var path = [node]
      var inherited: NodeIndex??
      while let last = path.last, let parent = self[last].parent, passes(parent) {
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

  // MARK: On the tree

  /// Whether a RIB's own state and its parent put it on the tree.
  private func belongsOnTree(_ index: NodeIndex) -> Bool {
    if self[index].destroyed != nil { return false }
    if self[index].isRoot { return true }
    return self[index].parent.map { self[$0].isOnTree } ?? false
  }

  /// Moves a RIB and the RIBs below it onto the tree or off it, after an event that may have changed where it belongs.
  ///
  /// Recorders write a `deactivate` for each RIB that leaves with another, so this takes no longer than the trace is. In
  /// other traces one event may move thousands of RIBs, and the next one too.
  mutating func updateOnTree(_ index: NodeIndex, at stamp: EventStamp) {
    let isOnTree = belongsOnTree(index)
    guard isOnTree != self[index].isOnTree else { return }
    self[index].isOnTree = isOnTree
    self[index].offTree = isOnTree ? nil : stamp
    count(self[index].path, isOnTree, at: stamp)
    // Parents first. It follows links, because a deep tree would overflow the stack. The way back up is part of the loop,
    // because a method that borrows the forest would copy it at each visit.
    var next = self[index].firstChild
    while var current = next {
      let visit = nodes.follow(current, onTree: isOnTree, at: stamp)
      if let visit {
        count(visit.path, isOnTree, at: stamp)
      } else {
        stayed.append(current)
      }
      next = visit?.firstChild
      while next == nil, current != index {
        let (sibling, parent) = nodes.neighbours(of: current)
        next = sibling
        guard let parent else { break }
        current = parent
      }
    }
  }

  /// Counts a RIB that came onto the tree or left it.
  private mutating func count(_ path: PathIndex?, _ isOnTree: Bool, at stamp: EventStamp) {
    standing += isOnTree ? 1 : -1
    guard let path else { return }
    if isOnTree { paths.enter(path, at: stamp.time) } else { paths.leave(path, at: stamp.time) }
  }

  // MARK: Holds

  /// Whether a property of a RIB that is alive holds a RIB.
  func isHeld(_ index: NodeIndex) -> Bool {
    holds[index].map { isAnyAlive($0) } ?? false
  }

  /// The properties that hold a RIB, in the order in which they were seen. Those of destroyed RIBs hold nothing, and
  /// those that are not read any longer may have let go of it.
  func holds(of index: NodeIndex) -> [(property: InternedString, since: EventStamp)] {
    (holds[index] ?? [:])
      .filter { self[$0.key.holder].destroyed == nil && !self[$0.key.holder].isUnread }
      .sorted { $0.value.line < $1.value.line }
      .map { ($0.key.property, $0.value) }
  }

  /// The RIBs whose properties hold a RIB, in the order in which that was first seen. Destroyed RIBs hold nothing.
  func holders(of index: NodeIndex) -> [NodeIndex] {
    (holds[index] ?? [:]).filter { self[$0.key.holder].destroyed == nil }
      .sorted { $0.value.line < $1.value.line }
      .map(\.key.holder)
  }

  mutating func hold(
    _ index: NodeIndex, by holder: NodeIndex, _ property: InternedString, at stamp: EventStamp
  ) {
    let hold = Hold(holder: holder, property: property)
    // Usually the hold is new.
    let known = holds[index, default: [:]].updateValue(stamp, forKey: hold)
    if let known { holds[index]?[hold] = known }
  }

  /// - Returns: Whether it was held, and no property is known to hold it any more.
  mutating func unhold(
    _ index: NodeIndex, by holder: NodeIndex, _ property: InternedString
  ) -> Bool {
    let hold = Hold(holder: holder, property: property)
    guard var held = holds.removeValue(forKey: index) else { return false }
    defer { if !held.isEmpty { holds[index] = held } }
    let wasHeld = isAnyAlive(held)
    guard held.removeValue(forKey: hold) != nil else { return false }
    if isAnyAlive(held) { return false }
    // Only destroyed RIBs are left, and they never hold anything again.
    held = [:]
    return wasHeld
  }

  private func isAnyAlive(_ held: [Hold: EventStamp]) -> Bool {
    held.keys.contains { self[$0.holder].destroyed == nil }
  }
}
