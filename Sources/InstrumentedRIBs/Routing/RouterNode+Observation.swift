/// What a router reports to the observer.
extension RouterNode {
  /// Gives this router its number in a session.
  final func observe(in session: ObservationSession) {
    // Not `Self`, which is `RouterNode` when the initialiser calls this.
    observed = session.introduce(self, kind: type(of: self).observedKind)
  }

  /// - Returns: Whether an observer received it.
  final func reportAttach(of child: RouterNode, at site: CallSite?) -> Bool {
    guard let pair = shareSession(with: child) else { return false }
    child.observed?.lastParentID = pair.parent.identity.id
    pair.parent.wasParent = true
    let session = pair.parent.session
    session.observer.rib(pair.child.identity, willAttachTo: pair.parent.identity, at: site)
    session.readHolds(of: self)
    return true
  }

  /// - Returns: Whether an observer received it.
  final func reportDetach(of child: RouterNode, at site: CallSite?) -> Bool {
    guard let pair = shareSession(with: child) else { return false }
    let session = pair.parent.session
    session.observer.rib(
      pair.child.identity, willDetachFrom: pair.parent.identity, at: site, cause: .call)
    session.readHolds(of: self)
    return true
  }

  /// Deactivates a child when this router is deallocated.
  final func release(_ child: any Routing) {
    // Routers from before the session are not introduced here: an object that is being deallocated cannot be retained.
    if let node = child as? RouterNode, let parent = observed, let child = node.observed,
      parent.session === child.session
    {
      parent.session.observer.rib(
        child.identity, willDetachFrom: parent.identity, at: nil, cause: .parentDeallocated)
    }
    child.interactable.deactivate()
  }

  /// Both routers in the later of their two sessions. A router from before the session is introduced when it first
  /// meets an observed one.
  private func shareSession(
    with child: RouterNode
  ) -> (parent: ObservedRIB, child: ObservedRIB)? {
    if observed == nil && child.observed == nil { return nil }
    if let parent = observed, let child = child.observed, parent.session === child.session {
      return (parent, child)
    }
    guard
      let session = [observed?.session, child.observed?.session].compactMap({ $0 })
        .max(by: { $0.number < $1.number })
    else { return nil }
    introduce(in: session)
    child.introduce(in: session)
    guard let parent = observed, let child = child.observed else { return nil }
    return (parent, child)
  }

  /// Reports a router from before the session, and its ancestors, in their current state.
  private func introduce(in session: ObservationSession) {
    var strangers: [RouterNode] = []
    var next: RouterNode? = self
    while let node = next, node.observed?.session !== session {
      strangers.append(node)
      next = node.parentNode
    }
    for node in strangers.reversed() {
      node.observe(in: session)
      guard let rib = node.observed else { continue }
      if let above = node.parentNode?.observed {
        rib.lastParentID = above.identity.id
        above.wasParent = true
        session.observer.rib(rib.identity, willAttachTo: above.identity, at: nil)
      } else if node.isLaunched {
        rib.report { $0.ribWasLaunched($1) }
      }
      if node.interactable.isActive { rib.report { $0.ribDidActivate($1) } }
      if node.isLoaded { rib.report { $0.ribWillLoad($1) } }
    }
  }
}
