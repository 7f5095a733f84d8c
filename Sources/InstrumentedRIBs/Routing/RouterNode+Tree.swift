/// Everything that keeps the tree a tree: a child has one parent, stands once among its children, and
/// never above itself.
extension RouterNode {
  final func attach(_ child: any Routing, at site: CallSite?) {
    let node = child as? RouterNode
    if let node { reportAttach(of: node, at: site) }
    if let node, node.isAbove(self) { return }
    if isParent(of: child, node) {
      // What ModernRIBs asserts on; a recorder has noted it and the app goes on.
      if node?.observed == nil {
        assertionFailure("\(child) is attached to \(self) already.")
      }
      return
    }
    if let node {
      node.parentNode?.remove(node)
      node.parentNode = self
    }
    children.append(child)
    // Active before it loads: what it attaches in `didLoad` shall find it active.
    child.interactable.activate()
    child.load()
  }

  final func detach(_ child: any Routing, at site: CallSite?) {
    let node = child as? RouterNode
    if let node {
      reportDetach(of: node, at: site)
      // Another's child stays as it is: only its parent may take it down.
      if let parent = node.parentNode, parent !== self { return }
    }
    child.interactable.deactivate()
    remove(child)
  }

  private func isParent(of child: any Routing, _ node: RouterNode?) -> Bool {
    if let parent = node?.parentNode { return parent === self }
    return children.contains { $0 === child }
  }

  private func remove(_ child: any Routing) {
    // What was attached last is most often what is detached.
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    if let node = child as? RouterNode, node.parentNode === self { node.parentNode = nil }
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
