import RIBsRecording

/// What a router reports to the recording.
extension RouterNode {
  /// Gives this router its number in a session.
  final func record(in session: ObservationSession) {
    // Not `Self`, which is `RouterNode` when the initialiser calls this.
    let type = type(of: self)
    routerRecord?.willBeReplaced()
    routerRecord = RouterRecord(
      of: self, kind: type.recordedKind, interactor: interactable,
      runtimeClasses: [type.baseClass, Interactor.self], in: session)
  }

  /// - Returns: Whether it was recorded.
  final func reportAttach(of child: any Routing, at site: CallSite?) -> Bool {
    guard let child = child as? RouterNode else {
      routerRecord?.willAttachForeign(child, at: site)
      return routerRecord != nil
    }
    guard let pair = shareSession(with: child) else { return false }
    pair.parent.willAttach(pair.child, at: site)
    return true
  }

  /// - Returns: Whether it was recorded.
  final func reportDetach(of child: any Routing, at site: CallSite?) -> Bool {
    guard let child = child as? RouterNode else {
      routerRecord?.willDetachForeign(child, at: site)
      return routerRecord != nil
    }
    guard let pair = shareSession(with: child) else { return false }
    pair.parent.willDetach(pair.child, at: site)
    return true
  }

  /// Both routers in the later of their two sessions. A router from before the session is introduced when it first
  /// meets a recorded one.
  private func shareSession(
    with child: RouterNode
  ) -> (parent: RouterRecord, child: RouterRecord)? {
    let sessions = [routerRecord, child.routerRecord].compactMap { $0?.rib.session }
    guard let session = sessions.max(by: { $0.number < $1.number }) else { return nil }
    if sessions.count < 2 || sessions[0] !== sessions[1] {
      introduce(in: session)
      child.introduce(in: session)
    }
    guard let parent = routerRecord, let child = child.routerRecord else { return nil }
    return (parent, child)
  }

  /// Reports a router from before the session, and its ancestors, in their current state.
  private func introduce(in session: ObservationSession) {
    var strangers: [RouterNode] = []
    var next: RouterNode? = self
    while let node = next, node.routerRecord?.rib.session !== session {
      strangers.append(node)
      next = node.parentNode
    }
    for node in strangers.reversed() {
      node.record(in: session)
      guard let record = node.routerRecord else { continue }
      record.isOlder()
      if let above = node.parentNode?.routerRecord {
        record.wasAttached(to: above)
      } else if node.isLaunched {
        record.launched()
      }
      if node.interactable.isActive { record.didActivate() }
      if node.isLoaded { record.willLoad() }
    }
  }
}
