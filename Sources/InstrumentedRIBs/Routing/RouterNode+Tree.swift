/// Everything that keeps the tree a tree: a child has one parent, stands once among its children, and
/// never above itself.
extension RouterNode {
  final func attach(_ child: any Routing, at site: CallSite?) {
    if let node = child as? RouterNode {
      reportAttach(of: node, at: site)
      if node.isAbove(self) { return }
      let parent = node.parentNode
      if parent === self { return refuse(node) }
      parent?.remove(node)
      node.parentNode = self
      node.wasAttached = true
    } else if children.contains(where: { $0 === child }) {
      return refuse(child)
    }
    children.append(child)
    // Active before it loads: what it attaches in `didLoad` shall find it active.
    child.interactable.activate()
    child.load()
  }

  final func detach(_ child: any Routing, at site: CallSite?) {
    guard let node = child as? RouterNode else {
      child.interactable.deactivate()
      return remove(child)
    }
    reportDetach(of: node, at: site)
    // Another's child stays as it is: only its parent may take it down.
    if let parent = node.parentNode, parent !== self { return }
    node.interactable.deactivate()
    // What it did as it resigned may have moved it.
    if node.parentNode === self { node.parentNode = nil }
    remove(node)
  }

  /// What ModernRIBs asserts on; a recorder has noted it and the app goes on.
  private func refuse(_ child: any Routing) {
    if (child as? RouterNode)?.observed == nil {
      assertionFailure("\(child) is attached to \(self) already.")
    }
  }

  private func remove(_ child: any Routing) {
    // What was attached last is most often what is detached.
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  private func isAbove(_ other: RouterNode) -> Bool {
    if self === other { return true }
    if children.isEmpty { return false }
    var ancestor = other.parentNode
    while let node = ancestor {
      if node === self { return true }
      ancestor = node.parentNode
    }
    return false
  }
}
