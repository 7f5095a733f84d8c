/// One worker instance, as an observer knows it.
package struct WorkerIdentity: Hashable, Sendable {
  /// From 1, in the order in which workers first start to work. Never reused within a session.
  package let id: Int
  /// The worker's type name without generic arguments.
  package let name: String
  /// The RIB whose interactor it is bound to; nil if that is not an observed RIB.
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

  /// The worker as the running session knows it; nil if there is no session.
  ///
  /// - Parameter known: Its identity from an earlier start, which keeps its number.
  static func of(
    _ worker: Worker, knownAs known: ObservedWorker?, boundTo interactor: Interactor?
  ) -> ObservedWorker? {
    guard let session = interactor?.observed?.session ?? RIBObservation.current else {
      return nil
    }
    let id = known?.session === session ? known?.identity.id : nil
    let identity = WorkerIdentity(
      id: id ?? session.nextWorker(), name: typeName(of: worker),
      rib: interactor?.observed?.identity)
    return ObservedWorker(session: session, identity: identity)
  }

  /// Calls the observer with this worker.
  func report(_ event: (any RIBObserver, WorkerIdentity) -> Void) {
    event(session.observer, identity)
  }
}
