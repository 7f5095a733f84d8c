/// One workflow instance, as an observer knows it.
package struct WorkflowIdentity: Hashable, Sendable {
  /// From 1, in the order in which workflows start. Never reused within a session.
  package let id: Int
  /// The workflow's type name without generic arguments.
  package let name: String
}

/// How far a workflow is.
package enum WorkflowStage: Sendable {
  /// The workflow was subscribed to with its first actionable item, which belongs to this RIB if the RIB is known.
  case started(RIBIdentity?)
  /// A step waits for the interactor of a RIB to become active. Steps are numbered from 1, in the order in which
  /// they were added.
  case waits(step: Int, for: RIBIdentity?)
  /// A step runs, with an actionable item of the RIB.
  case runs(step: Int, with: RIBIdentity?)
  /// All steps of one of its branches are done.
  case completed
  /// A step failed.
  case failed
  /// The subscriber cancelled it.
  case cancelled
}

/// A workflow's identity with the session that gave it.
struct ObservedWorkflow {
  private let session: ObservationSession
  private let identity: WorkflowIdentity

  /// - Returns: Nil if no session is running.
  init?(_ workflow: AnyObject) {
    guard let session = RIBObservation.current else { return nil }
    self.session = session
    identity = WorkflowIdentity(id: session.nextWorkflow(), name: typeName(of: workflow))
  }

  func report(_ stage: WorkflowStage) {
    session.observer.workflow(identity, didReach: stage)
  }

  /// The RIB an actionable item belongs to, as this session knows it.
  func rib(of item: Any) -> RIBIdentity? {
    guard let rib = (item as? Interactor)?.observed, rib.session === session else { return nil }
    return rib.identity
  }
}
