/// A router as a node of the tree, whatever its interactor's type. Everything that keeps the tree a
/// tree is here: a child has one parent, stands once among its children, and never above itself.
protocol TreeNode: Routing {
  var children: [any Routing] { get set }
  var parentNode: (any TreeNode)? { get set }
  /// The number of the router this one was last attached to, while observed.
  var lastParentID: Int? { get set }
  /// Whether a child was ever attached to it while observed: only then can a property hold one.
  var wasParent: Bool { get set }
  var observed: ObservedRIB? { get set }
  static var observedKind: RIBIdentity.Kind { get }
  /// `Router` with this router's own interactor type.
  static var baseClass: Any.Type { get }
}

extension Router: TreeNode {
  static var baseClass: Any.Type { Router<InteractorType>.self }
}

extension TreeNode {
  func attach(_ child: any Routing, at site: CallSite?) {
    let node = child as? any TreeNode
    if let node { reportAttach(of: node, at: site) }
    if let node, node.isAbove(self) { return }
    if isParent(of: child) {
      // What ModernRIBs asserts on; a recorder has noted it and the app goes on.
      if node?.observed == nil {
        assertionFailure("\(child) is attached to \(self) already.")
      }
      return
    }
    node?.parentNode?.remove(child)
    children.append(child)
    node?.parentNode = self
    // Active before it loads: what it attaches in `didLoad` shall find it active.
    child.interactable.activate()
    child.load()
  }

  func detach(_ child: any Routing, at site: CallSite?) {
    let node = child as? any TreeNode
    if let node { reportDetach(of: node, at: site, cause: .call) }
    // Another's child stays as it is: only its parent may take it down.
    if let parent = node?.parentNode, parent !== self { return }
    child.interactable.deactivate()
    remove(child)
  }

  /// What a router does with a child as it is deallocated.
  func letGo(of child: any Routing) {
    let node = child as? any TreeNode
    if let node { reportDetach(of: node, at: nil, cause: .parentDeallocated) }
    child.interactable.deactivate()
  }

  private func isParent(of child: any Routing) -> Bool {
    if let parent = (child as? any TreeNode)?.parentNode { return parent === self }
    return children.contains { $0 === child }
  }

  private func remove(_ child: any Routing) {
    if let index = children.firstIndex(where: { $0 === child }) { children.remove(at: index) }
    if let node = child as? any TreeNode, node.parentNode === self { node.parentNode = nil }
  }

  private func isAbove(_ other: any TreeNode) -> Bool {
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

extension TreeNode {
  // MARK: Telling the observer

  /// Gives this router its number in a session.
  func observe(in session: ObservationSession) {
    // Not `Self`: called from `Router`'s initialiser that is `Router`, whatever is being made.
    observed = session.introduce(self, kind: type(of: self).observedKind)
  }

  /// The later of the two routers' sessions: one made before recording began is introduced when an
  /// observed one first meets it.
  private func shareSession(with child: any TreeNode) -> (parent: ObservedRIB, child: ObservedRIB)?
  {
    guard
      let session = [observed?.session, child.observed?.session].compactMap({ $0 })
        .max(by: { $0.number < $1.number })
    else { return nil }
    if observed?.session !== session { observe(in: session) }
    if child.observed?.session !== session { child.observe(in: session) }
    guard let parent = observed, let child = child.observed else { return nil }
    return (parent, child)
  }

  private func reportAttach(of child: any TreeNode, at site: CallSite?) {
    guard let pair = shareSession(with: child) else { return }
    child.lastParentID = pair.parent.identity.id
    wasParent = true
    let observer = pair.parent.session.observer
    observer.rib(pair.child.identity, willAttachTo: pair.parent.identity, at: site)
    pair.parent.session.readHolds(of: self)
  }

  private func reportDetach(of child: any TreeNode, at site: CallSite?, cause: DetachReason) {
    guard let pair = shareSession(with: child) else { return }
    let observer = pair.parent.session.observer
    observer.rib(pair.child.identity, willDetachFrom: pair.parent.identity, at: site, cause: cause)
    if cause == .call { pair.parent.session.readHolds(of: self) }
  }
}
