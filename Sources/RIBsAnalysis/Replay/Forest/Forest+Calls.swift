import RIBsTrace

extension Forest {
  mutating func attach(_ child: NodeIndex, to parent: NodeIndex, _ step: inout Step) {
    let stamp = step.stamp
    let misuse = attachMisuse(child, to: parent)
    var sibling: NodeIndex?
    if misuse?.keepsState != true {
      unlink(child)
      link(child, below: parent)
      sibling = noteSibling(child, below: parent, at: stamp)
      let parentSlot =
        records[parent].slot ?? slots.slot(named: records[parent].name, under: nil)
      let slot = slots.slot(named: records[child].name, under: parentSlot)
      if countsStanding, isOnTree(child) {
        if let left = records[child].slot { slots.leave(left) }
        slots.enter(slot)
      }
      let id = records[parent].id
      records[child].attachCount &+= 1
      records[child].lastAttach = stamp
      records[child].lastParent = id
      records[child].slot = slot
      settlePlace(of: child, at: stamp)
      let place = place(of: child)
      if !place.isOnTree, place.offTree == nil { setOffTree(child, leavings.insert(stamp)) }
    }
    step.become(
      misuse?.kind ?? .attached,
      .attached(child, to: parent, beside: sibling, misuse: misuse))
  }

  func attachMisuse(_ child: NodeIndex, to parent: NodeIndex) -> AttachMisuse? {
    let record = records[child]
    if let current = record.parent, current == parent, let attach = record.lastAttach {
      return .duplicate(first: attach)
    }
    if isInSubtree(parent, of: child) { return .cycle }
    if let current = record.parent, let attach = record.lastAttach {
      return .secondParent(current, attach: attach)
    }
    if isGone(parent) {
      let destroyed = records[parent].destroyed.map { departures[$0] }
      return .underDetached(left: place(of: parent).offTree ?? destroyed)
    }
    return nil
  }

  /// Said of a parent: it was on the tree and is not any more.
  func isGone(_ index: NodeIndex) -> Bool {
    let record = records[index]
    if record.destroyed != nil { return true }
    return (record.attachCount > 0 || record.isLaunched) && !isOnTree(index)
  }

  mutating func detach(
    _ child: NodeIndex, from parent: NodeIndex, cause: DetachCause, _ step: inout Step
  ) {
    let stamp = step.stamp
    var misuse = detachMisuse(child, from: parent)
    if misuse?.keepsState != true {
      unlink(child)
      if let place = records[child].lastDetach {
        departures[place] = stamp
      } else {
        records[child].lastDetach = departures.insert(stamp)
      }
      settlePlace(of: child, at: stamp)
      if cause == .call {
        forgetNextAttach(child)
        noteRebuilt(child, parent)
      }
    }
    if cause == .deinit { misuse = nil }
    step.become(
      misuse?.kind ?? .detached,
      .detached(child, from: parent, cause: cause, misuse: misuse))
  }

  func detachMisuse(_ child: NodeIndex, from parent: NodeIndex) -> DetachMisuse? {
    let record = records[child]
    guard let attach = record.lastAttach else { return .unattached }
    guard let current = record.parent else {
      return .double(first: record.lastDetach.map { departures[$0] } ?? attach)
    }
    if current != parent { return .wrongParent(current, attach: attach) }
    // One that has not been on the tree since its attach was attached under a parent already gone: undoing that is
    // right.
    if let left = place(of: child).offTree, !records[parent].isActive, left.line > attach.line {
      return .afterCascade(left)
    }
    if hasLoads, details[child].firstLoad == 0 { return .duringAttach }
    return nil
  }

  func isInSubtree(_ index: NodeIndex, of ancestor: NodeIndex) -> Bool {
    if index == ancestor { return true }
    // Who stands on the tree below one that does not was launched itself.
    if !hasAttachedRoot, isOnTree(index), !isOnTree(ancestor) { return false }
    // Upwards from one and through all below the other in turn, so that neither a deep place nor a large subtree
    // costs more than the smaller of the two. What has no children, as in the usual attach, costs no walk.
    var above = records[index].parent
    var below = records[ancestor].firstChild
    while let upper = above, let lower = below {
      if upper == ancestor || lower == index { return true }
      above = records[upper].parent
      below = next(after: lower, below: ancestor, passing: false)
    }
    return false
  }
}
