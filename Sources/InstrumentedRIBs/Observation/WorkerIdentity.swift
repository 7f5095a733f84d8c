/// One worker instance, as an observer knows it.
package struct WorkerIdentity: Hashable, Sendable {
  /// From 1, in the order in which workers first begin to work; given out once in an observation.
  package let id: Int
  /// The worker's type name without generic arguments.
  package let name: String
  /// The RIB whose interactor it is bound to; nil where that is no observed RIB's.
  package let rib: RIBIdentity?
}

/// A worker's identity with the session that gave it.
final class ObservedWorker {
  private let session: ObservationSession
  private let identity: WorkerIdentity

  private init(session: ObservationSession, identity: WorkerIdentity) {
    self.session = session
    self.identity = identity
  }

  /// The worker as the session that runs knows it; nil where none does.
  ///
  /// - Parameter known: What it was known as before, which keeps its number.
  static func of(
    _ worker: Worker, knownAs known: ObservedWorker?, boundTo interactor: Interactor?
  ) -> ObservedWorker? {
    guard let session = interactor?.observed?.session ?? ObservationSession.current else {
      return nil
    }
    let id = known?.session === session ? known?.identity.id : nil
    let identity = WorkerIdentity(
      id: id ?? session.nextWorker(), name: typeName(of: worker),
      rib: interactor?.observed?.identity)
    return ObservedWorker(session: session, identity: identity)
  }

  func report(_ tell: (any RIBObserver, WorkerIdentity) -> Void) {
    tell(session.observer, identity)
  }
}
