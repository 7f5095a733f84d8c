/// What a router tells the observer.
extension RouterNode {
  /// Gives this router its number in a session.
  final func observe(in session: ObservationSession) {
    // Not `Self`: called from the initialiser that is `RouterNode`, whatever is being made.
    observed = session.introduce(self, kind: type(of: self).observedKind)
  }

  /// - Returns: Whether a recorder is told.
  final func reportAttach(of child: RouterNode, at site: CallSite?) -> Bool {
    guard let pair = shareSession(with: child) else { return false }
    child.observed?.lastParentID = pair.parent.identity.id
    pair.parent.wasParent = true
    let session = pair.parent.session
    session.observer.rib(pair.child.identity, willAttachTo: pair.parent.identity, at: site)
    session.readHolds(of: self)
    return true
  }

  /// - Returns: Whether a recorder is told.
  final func reportDetach(of child: RouterNode, at site: CallSite?) -> Bool {
    guard let pair = shareSession(with: child) else { return false }
    let session = pair.parent.session
    session.observer.rib(
      pair.child.identity, willDetachFrom: pair.parent.identity, at: site, cause: .call)
    session.readHolds(of: self)
    return true
  }

  /// What a router does with a child as it is deallocated.
  final func letGo(of child: any Routing) {
    // Nothing is introduced any more: what is being deallocated cannot be referred to.
    if let node = child as? RouterNode, let parent = observed, let child = node.observed,
      parent.session === child.session
    {
      parent.session.observer.rib(
        child.identity, willDetachFrom: parent.identity, at: nil, cause: .parentDeallocated)
    }
    child.interactable.deactivate()
  }

  /// The later of the two routers' sessions: one made before recording began is introduced when an
  /// observed one first meets it.
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

  /// Tells of a router that was there before the session, and of those above it, how they stand by now.
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
