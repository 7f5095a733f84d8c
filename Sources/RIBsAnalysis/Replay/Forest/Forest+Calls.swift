import RIBsTrace

// What `attachChild` and `detachChild` do, and which of them are wrong.

extension Forest {
  mutating func attach(
    _ child: NodeIndex, to parent: NodeIndex, at stamp: EventStamp
  ) -> Change {
    let misuse = attachMisuse(child, to: parent)
    if misuse?.keepsState == true {
      return .attached(child, to: parent, after: nil, misuse: misuse)
    }
    unlink(child)
    let sibling = noteSibling(child, under: parent)
    link(child, under: parent)
    let parentPath = self[parent].path ?? paths.insert(named: self[parent].name, under: nil)
    let path = paths.insert(named: self[child].name, under: parentPath)
    if self[child].isOnTree {
      if let left = self[child].path { paths.leave(left, at: stamp.time) }
      paths.enter(path, at: stamp.time)
    }
    self[child].attachCount += 1
    self[child].lastAttach = stamp
    self[child].lastParent = parent
    self[child].path = path
    updateOnTree(child, at: stamp)
    if !self[child].isOnTree, self[child].offTree == nil { self[child].offTree = stamp }
    return .attached(child, to: parent, after: sibling, misuse: misuse)
  }

  /// - Returns: The child of the same name that was attached to the parent before, if it is still attached.
  private mutating func noteSibling(_ child: NodeIndex, under parent: NodeIndex) -> NodeIndex? {
    guard let name = self[child].name else { return nil }
    let previous = siblings.attach(child, to: SiblingGroup(parent: parent, name: name))
    guard let previous, previous != child, self[previous].parent == parent else { return nil }
    return previous
  }

  private func attachMisuse(_ child: NodeIndex, to parent: NodeIndex) -> AttachMisuse? {
    let (current, lastAttach) = (self[child].parent, self[child].lastAttach)
    if let lastAttach, current == parent { return .duplicate(first: lastAttach) }
    if isInSubtree(parent, of: child) { return .cycle }
    if let current, let lastAttach { return .secondParent(current, attach: lastAttach) }
    if isGone(parent) {
      return .underDetached(left: self[parent].offTree ?? self[parent].destroyed)
    }
    return nil
  }

  /// Whether a parent was on the tree and is not any more.
  private func isGone(_ index: NodeIndex) -> Bool {
    if self[index].destroyed != nil { return true }
    return self[index].attachCount > 0 && !self[index].isOnTree
  }

  private func isInSubtree(_ index: NodeIndex, of ancestor: NodeIndex) -> Bool {
    if index == ancestor { return true }
    // Most RIBs have no children when they are attached, which saves the way up.
    guard self[ancestor].firstChild != nil else { return false }
    var above = self[index].parent
    while let current = above {
      if current == ancestor { return true }
      above = self[current].parent
    }
    return false
  }

  mutating func detach(
    _ child: NodeIndex, from parent: NodeIndex, cause: DetachCause, at stamp: EventStamp
  ) -> Change {
    let misuse = detachMisuse(child, from: parent)
    if misuse?.keepsState != true {
      unlink(child)
      siblings.detach(child, from: SiblingGroup(parent: parent, name: self[child].name))
      self[child].lastDetach = stamp
      updateOnTree(child, at: stamp)
    }
    // Letting go of what is left is all that a deallocated parent can do.
    return .detached(
      child, from: parent, cause: cause, misuse: cause == .deinit ? nil : misuse)
  }

  private func detachMisuse(_ child: NodeIndex, from parent: NodeIndex) -> DetachMisuse? {
    guard let attach = self[child].lastAttach else { return .unattached }
    guard let current = self[child].parent else {
      return .double(first: self[child].lastDetach ?? attach)
    }
    if current != parent { return .wrongParent(current, attach: attach) }
    // A RIB that has not been on the tree since its attach was attached under a parent already gone. Undoing that is
    // right.
    if let left = self[child].offTree, left.line > attach.line, !self[parent].isActive,
      !self[child].isActive
    {
      return .afterCascade(left)
    }
    if hasLoads, self[child].firstLoad == nil { return .duringAttach }
    return nil
  }
}
