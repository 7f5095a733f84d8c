/// One worker instance, as an observer knows it.
package struct WorkerIdentity: Hashable, Sendable {
  /// From 1, in the order in which workers first start to work. Never reused within a session.
  package let id: Int
  /// The worker's type name without generic arguments.
  package let name: String
  /// The RIB whose interactor it is bound to; nil if that is not an observed RIB.
  package let rib: RIBIdentity?
}

/// One worker in a recording, from a start to the stop that follows.
public final class WorkerRecord {
  private let session: ObservationSession
  private let identity: WorkerIdentity

  /// - Parameters:
  ///   - worker: The worker. Its type name is the worker's name.
  ///   - router: The RIB whose interactor it is bound to, if that is recorded.
  ///   - earlier: The record of an earlier start of this worker, which has its number.
  /// - Returns: Nil if nothing is recorded.
  public init?(
    of worker: AnyObject, boundTo router: RouterRecord? = nil, after earlier: WorkerRecord? = nil
  ) {
    guard let session = router?.rib.session ?? RIBObservation.current else { return nil }
    self.session = session
    session.noteWorker(type(of: worker))
    let id = earlier?.session === session ? earlier?.identity.id : nil
    identity = WorkerIdentity(
      id: id ?? session.nextWorker(), name: typeName(of: worker), rib: router?.rib.identity)
  }

  /// Reports that the worker starts to work. `didStart` follows.
  public func didStart() { session.observer.workerDidStart(identity) }

  /// Reports that the worker stopped: it was stopped, or its interactor became inactive. `didStop` follows.
  public func didStop() { session.observer.workerDidStop(identity) }
}
