/// How a workflow ended.
package enum WorkflowOutcome {
  /// All steps of a branch are done.
  case completed
  /// A step failed.
  case failed(any Error)
  /// The subscriber cancelled it.
  case cancelled
}

extension Workflow {
  /// How the workflow ended first; nil if it has not ended.
  package final var outcome: WorkflowOutcome? { progress.outcome }

  /// Whether it was subscribed to.
  package final var hasStarted: Bool { progress.hasStarted }

  /// Cancels the workflow, as its subscriber can.
  package final func cancel() { progress.cancel() }

  /// The step that it reached last, counted from 1, and whether the step waits for its actionable item to become active.
  package final var lastStep: (number: Int, isWaiting: Bool)? { progress.lastStep }
}
