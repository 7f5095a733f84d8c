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
  var isLoaded: Bool { get }
  var isLaunched: Bool { get }
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
    if let node { reportDetach(of: node, at: site) }
    // Another's child stays as it is: only its parent may take it down.
    if let parent = node?.parentNode, parent !== self { return }
    child.interactable.deactivate()
    remove(child)
  }

  /// What a router does with a child as it is deallocated.
  func letGo(of child: any Routing) {
    // Nothing is introduced any more: what is being deallocated cannot be referred to.
    if let node = child as? any TreeNode, let parent = observed, let child = node.observed,
      parent.session === child.session
    {
      parent.session.observer.rib(
        child.identity, willDetachFrom: parent.identity, at: nil, cause: .parentDeallocated)
    }
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
    introduce(in: session)
    child.introduce(in: session)
    guard let parent = observed, let child = child.observed else { return nil }
    return (parent, child)
  }

  /// Tells of a router that was there before the session, and of those above it, how they stand by now.
  private func introduce(in session: ObservationSession) {
    var strangers: [any TreeNode] = []
    var next: (any TreeNode)? = self
    while let node = next, node.observed?.session !== session {
      strangers.append(node)
      next = node.parentNode
    }
    for node in strangers.reversed() {
      node.observe(in: session)
      guard let rib = node.observed else { continue }
      if let parent = node.parentNode, let above = parent.observed {
        node.lastParentID = above.identity.id
        parent.wasParent = true
        session.observer.rib(rib.identity, willAttachTo: above.identity, at: nil)
      } else if node.isLaunched {
        rib.report { $0.ribWasLaunched($1) }
      }
      if node.interactable.isActive { rib.report { $0.ribDidActivate($1) } }
      if node.isLoaded { rib.report { $0.ribWillLoad($1) } }
    }
  }

  private func reportAttach(of child: any TreeNode, at site: CallSite?) {
    guard let pair = shareSession(with: child) else { return }
    child.lastParentID = pair.parent.identity.id
    wasParent = true
    let observer = pair.parent.session.observer
    observer.rib(pair.child.identity, willAttachTo: pair.parent.identity, at: site)
    pair.parent.session.readHolds(of: self)
  }

  private func reportDetach(of child: any TreeNode, at site: CallSite?) {
    guard let pair = shareSession(with: child) else { return }
    let observer = pair.parent.session.observer
    observer.rib(pair.child.identity, willDetachFrom: pair.parent.identity, at: site, cause: .call)
    pair.parent.session.readHolds(of: self)
  }
}
