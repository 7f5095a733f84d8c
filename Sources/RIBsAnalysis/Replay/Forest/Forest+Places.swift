extension Forest {
  package func isOnTree(_ index: NodeIndex) -> Bool {
    cascades.isEmpty ? records[index].isOnTree : place(of: index).isOnTree
  }

  /// Whether a RIB is on the tree, and if not, the event by which it left.
  func place(of index: NodeIndex) -> (isOnTree: Bool, offTree: EventStamp?) {
    if let place = cascades.place(of: records[index].cascade), cascades[place].isAhead {
      let cascade = cascades[place]
      return (cascade.offTree == nil, cascade.offTree)
    }
    return (records[index].isOnTree, records[index].offTree.map { leavings[$0] })
  }

  func belongsOnTree(_ index: NodeIndex) -> Bool {
    let record = records[index]
    if record.destroyed != nil { return false }
    if record.isLaunched || record.attachCount == 0 && record.isNamedAsParent { return true }
    return record.parent.map { isOnTree($0) } ?? false
  }

  /// Brings a RIB and everything below it in line with where it stands now. What comes onto the tree
  /// forgets how it left; what leaves remembers this event.
  mutating func settlePlace(of index: NodeIndex, at stamp: EventStamp) {
    // One that is taken along with others and changes by itself goes its own way from here on.
    if cascades.place(of: records[index].cascade) != nil { disturb(index) }
    let belongs = belongsOnTree(index)
    guard belongs != records[index].isOnTree else { return }
    if let known = cascades.place(ofTop: index) {
      set(index, isOnTree: belongs, belongs ? nil : leavings.insert(stamp))
      standing += belongs ? cascades[known].count : -cascades[known].count
      cascades[known].isAhead = true
      cascades[known].offTree = belongs ? nil : stamp
      return
    }
    cascade(from: index, isOnTree: belongs, at: stamp)
  }

  /// - Parameter leaving: The event by which it leaves.
  mutating func set(
    _ index: NodeIndex, isOnTree: Bool, _ leaving: SharedStamps.Place?
  ) {
    records[index].isOnTree = isOnTree
    standing += isOnTree ? 1 : -1
    setOffTree(index, leaving)
    guard countsStanding, let slot = records[index].slot else { return }
    if isOnTree { slots.enter(slot) } else { slots.leave(slot) }
  }

  mutating func setOffTree(_ index: NodeIndex, _ leaving: SharedStamps.Place?) {
    let before = records[index].offTree
    guard before != leaving else { return }
    if let leaving { leavings.retain(leaving) }
    records[index].offTree = leaving
    if let before { leavings.release(before) }
  }

  mutating func cascade(from top: NodeIndex, isOnTree: Bool, at stamp: EventStamp) {
    let leaving = isOnTree ? nil : leavings.insert(stamp)
    set(top, isOnTree: isOnTree, leaving)
    guard records[top].firstChild != nil else { return }
    let number = cascades.next()
    var count = 0
    var next = records[top].firstChild
    while let current = next {
      if let other = cascades.place(ofTop: current) { dissolve(other) }
      let follows = belongsOnTree(current) != records[current].isOnTree
      if follows {
        set(current, isOnTree: isOnTree, leaving)
        records[current].cascade = number
        count += 1
      }
      next = self.next(after: current, below: top, passing: !follows)
    }
    if countsStanding {
      countTakenAlong(count, at: stamp)
      return
    }
    guard count >= leastCascade else { return }
    cascades.add(
      Cascade(number: number, top: top, count: count, deepest: deepest(below: top)))
  }

  /// Something changes at a RIB: a cascade that it is part of does not hold any more.
  mutating func disturb(_ index: NodeIndex) {
    if cascades.isEmpty { return }
    if let place = cascades.place(of: records[index].cascade) ?? cascades.place(ofTop: index) {
      dissolve(place)
    }
  }

  /// Brings all that a cascade took along in line with its top.
  mutating func dissolve(_ place: Int) {
    let cascade = cascades.remove(at: place)
    guard cascade.isAhead else { return }
    let leaving = records[cascade.top].offTree
    var next = records[cascade.top].firstChild
    while let current = next {
      let follows = records[current].cascade == cascade.number
      if follows {
        records[current].isOnTree = cascade.offTree == nil
        setOffTree(current, leaving)
      }
      next = self.next(after: current, below: cascade.top, passing: !follows)
    }
  }

  /// The next RIB on a walk through a subtree, parents first: along the links, so that it needs no room.
  ///
  /// - Parameter passing: Whether to leave out what stands below `index`.
  func next(
    after index: NodeIndex, below top: NodeIndex, passing: Bool
  ) -> NodeIndex? {
    if !passing, let child = records[index].firstChild { return child }
    var current = index
    while current != top {
      if let sibling = records[current].nextSibling { return sibling }
      guard let parent = records[current].parent else { return nil }
      current = parent
    }
    return nil
  }

  /// Follows the first child down, as a vertical flow has only one.
  func deepest(below index: NodeIndex) -> NodeIndex {
    if let place = cascades.place(ofTop: index) { return cascades[place].deepest }
    var deepest = index
    while let child = records[deepest].firstChild { deepest = child }
    return deepest
  }
}
