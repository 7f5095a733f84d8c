import Foundation

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

/// One workflow in a recording. It starts, completes and is cancelled once, and one that has ended is not cancelled. Steps are
/// numbered from 1, in the order in which they were added. A step's actionable item is usually the interactor of a RIB, whose
/// record says which one.
///
/// `@unchecked`: `lock` guards all state that changes.
public final class WorkflowRecord: @unchecked Sendable {
  private let session: ObservationSession
  private let identity: WorkflowIdentity
  private let lock = NSLock()
  private var hasStarted = false
  private var isCompleted = false
  private var hasFailed = false
  private var isCancelled = false

  /// - Parameter workflow: The workflow. Its type name is the workflow's name.
  /// - Returns: Nil if nothing is recorded.
  public init?(of workflow: AnyObject) {
    guard let session = RIBObservation.current else { return nil }
    self.session = session
    identity = WorkflowIdentity(id: session.nextWorkflow(), name: typeName(of: workflow))
  }

  /// Reports that the workflow was subscribed to.
  ///
  /// - Parameter item: The RIB of the first actionable item, if it is recorded.
  public func started(with item: RouterRecord?) {
    let isFirst = lock.withLock {
      defer { hasStarted = true }
      return !hasStarted
    }
    if isFirst { report(.started(rib(item))) }
  }

  /// Reports that a step waits for its actionable item to become active.
  ///
  /// - Parameters:
  ///   - step: The step's number.
  ///   - item: The RIB of the actionable item, if it is recorded.
  public func waits(step: Int, for item: RouterRecord?) {
    report(.waits(step: step, for: rib(item)))
  }

  /// Reports that a step runs.
  ///
  /// - Parameters:
  ///   - step: The step's number.
  ///   - item: The RIB of the actionable item, if it is recorded.
  public func runs(step: Int, with item: RouterRecord?) {
    report(.runs(step: step, with: rib(item)))
  }

  /// Reports that all steps of a branch are done.
  public func completed() {
    let isFirst = lock.withLock {
      defer { isCompleted = true }
      return !isCompleted
    }
    if isFirst { report(.completed) }
  }

  /// Reports that a step failed.
  public func failed() {
    lock.withLock { hasFailed = true }
    report(.failed)
  }

  /// Reports that the subscriber cancelled the workflow. A workflow that has ended cannot be cancelled.
  public func cancelled() {
    let isRunning = lock.withLock {
      defer { isCancelled = true }
      return !isCompleted && !hasFailed && !isCancelled
    }
    if isRunning { report(.cancelled) }
  }

  private func report(_ stage: WorkflowStage) {
    session.observer.workflow(identity, didReach: stage)
  }

  /// The RIB as this session knows it.
  private func rib(_ record: RouterRecord?) -> RIBIdentity? {
    guard let rib = record?.rib, rib.session === session else { return nil }
    return rib.identity
  }
}
