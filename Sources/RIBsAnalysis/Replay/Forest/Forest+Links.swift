// Children are a linked list, so that attach and detach cost the same for any number.

extension Forest {
  /// The children attached to a RIB, in attach order.
  package func children(of index: NodeIndex) -> [NodeIndex] {
    var children: [NodeIndex] = []
    var next = records[index].firstChild
    while let child = next {
      children.append(child)
      next = records[child].nextSibling
    }
    return children
  }

  func hasSeveralChildren(_ index: NodeIndex) -> Bool {
    let record = records[index]
    return record.firstChild != record.lastChild
  }

  mutating func link(_ child: NodeIndex, below parent: NodeIndex) {
    disturb(parent)
    if records[child].isLaunched { hasAttachedRoot = true }
    let last = records[parent].lastChild
    records[child].parent = parent
    records[child].previousSibling = last
    if let last {
      records[last].nextSibling = child
    } else {
      records[parent].firstChild = child
    }
    records[parent].lastChild = child
  }

  mutating func unlink(_ child: NodeIndex) {
    let record = records[child]
    guard let parent = record.parent else { return }
    disturb(parent)
    let (previous, next) = (record.previousSibling, record.nextSibling)
    if let previous {
      records[previous].nextSibling = next
    } else {
      records[parent].firstChild = next
    }
    if let next {
      records[next].previousSibling = previous
    } else {
      records[parent].lastChild = previous
    }
    records[child].parent = nil
    records[child].previousSibling = nil
    records[child].nextSibling = nil
  }
}
