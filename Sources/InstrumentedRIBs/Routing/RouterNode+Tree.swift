import RIBsRecording

/// How children are attached and detached. Without a recorder a wrong call does what it does in ModernRIBs. With one
/// the tree stays a tree: a child has one parent and is listed once among its children, and the trace has the call.
extension RouterNode {
  final func attach(_ child: any Routing, at site: CallSite?) {
    let node = child as? RouterNode
    let isRecorded = reportAttach(of: child, at: site)
    // Activation follows children down, and would never leave a cycle.
    if let node, node.isAbove(self) { return }
    if isRecorded {
      if node.map({ $0.parentNode === self }) ?? children.contains(where: { $0 === child }) {
        return
      }
      if let node { node.parentNode?.remove(node) }
    } else {
      assert(
        !children.contains { $0 === child }, "\(child) is attached to \(self) already.")
    }
    node?.parentNode = self
    node?.wasAttached = true
    children.append(child)
    // Active before it loads: what it attaches in `didLoad` finds it active.
    child.interactable.activate()
    child.load()
  }

  final func detach(_ child: any Routing, at site: CallSite?) {
    let node = child as? RouterNode
    let isRecorded = reportDetach(of: child, at: site)
    if isRecorded, let parent = node?.parentNode, parent !== self { return }
    child.interactable.deactivate()
    // Its `willResignActive` may have attached it elsewhere.
    if let node, node.parentNode === self { node.parentNode = nil }
    remove(child)
  }

  private func remove(_ child: any Routing) {
    // The child attached last is usually the one detached.
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  /// Looks down and not up: without a recorder a router may have two parents.
  private func isAbove(_ other: RouterNode) -> Bool {
    if self === other { return true }
    if children.isEmpty { return false }
    var waiting = children
    while let router = waiting.popLast() {
      if router === other { return true }
      waiting += router.children
    }
    return false
  }
}
