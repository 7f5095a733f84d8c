/// A router's identity with the session that gave it, shared by the router and its interactor: either may
/// outlive the other.
final class ObservedRIB {
  let session: ObservationSession
  let identity: RIBIdentity
  /// The ID of the router this one was last attached to.
  var lastParentID: Int?
  /// Whether a child was ever attached to it: only then can a property hold one.
  var wasParent = false

  init(session: ObservationSession, identity: RIBIdentity) {
    self.session = session
    self.identity = identity
  }

  /// Calls the observer with this RIB.
  func report(_ event: (any RIBObserver, RIBIdentity) -> Void) {
    event(session.observer, identity)
  }

  /// Reads which of the router's properties hold its children, if the observer wants to know.
  func readHolds() {
    if wasParent { session.readHolds(ofID: identity.id) }
  }

  func reportDestruction() {
    session.observer.ribWasDestroyed(identity)
    session.forget(identity)
  }
}
