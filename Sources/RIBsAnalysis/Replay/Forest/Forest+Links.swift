// Children are a linked list, so that attach and detach cost the same for any number.

extension Forest {
  /// The children attached to a RIB, in attach order.
  package func children(of index: NodeIndex) -> some Sequence<NodeIndex> {
    ChildSequence(records: records, child: records[index].firstChild)
  }

  func hasSeveralChildren(_ index: NodeIndex) -> Bool {
    let record = records[index]
    return record.firstChild != record.lastChild
  }

  mutating func link(_ child: NodeIndex, below parent: NodeIndex) {
    disturb(parent)
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

/// Follows the links from one child to the next.
private struct ChildSequence: Sequence, IteratorProtocol {
  let records: PagedArray<RIBRecord>
  var child: NodeIndex?

  mutating func next() -> NodeIndex? {
    defer { child = child.flatMap { records[$0].nextSibling } }
    return child
  }
}
