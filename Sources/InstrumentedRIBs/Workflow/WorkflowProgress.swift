import Foundation
import RIBsCombine
import RIBsRecording

/// The part of a workflow that does not depend on its item type: its branches, and its reports to an observer.
final class WorkflowProgress: Cancellable {
  private var branches = Bindings()
  private var others = Bindings()
  private var pending: Set<Int> = []
  private var steps = 0
  fileprivate private(set) var record: WorkflowRecord?
  private var isCancelled = false
  private var isCompleted = false
  private var hasFailed = false
  private(set) var hasStarted = false
  /// How it ended first; nil while it runs.
  private(set) var outcome: WorkflowOutcome?
  /// The step it reached last.
  fileprivate(set) var lastStep: (number: Int, isWaiting: Bool)?
  /// The workflow, while it runs, so that the app need not hold it.
  private var running: AnyObject?

  private(set) var isCommitted = false
  var isRecorded: Bool { record != nil }

  // MARK: Running

  func start(with item: Any, keeping workflow: AnyObject) {
    if !hasStarted {
      hasStarted = true
      record?.started(with: Self.router(of: item))
    }
    if !pending.isEmpty { running = workflow }
  }

  func run<Item, Value, Root>(
    _ publisher: AnyPublisher<(Item, Value), any Error>, of workflow: Workflow<Root>
  ) {
    isCommitted = true
    // Weak: `running` holds a workflow that runs, and a workflow without a subscriber must be deallocated.
    let branch = Branch()
    let cancellable = publisher.sink { [weak self, weak workflow] completion in
      branch.isOver = true
      // Strong from here on: the end of the last branch releases the workflow.
      guard let self, let workflow else { return }
      end(branch)
      switch completion {
      case .finished: complete { workflow.didComplete() }
      case .failure(let error): fail(error) { workflow.didReceiveError(error) }
      }
    } receiveValue: { _ in
    }
    if isCancelled { return cancellable.cancel() }
    if branch.isOver { return }
    branch.number = branches.insert(cancellable)
    pending.insert(branch.number)
    if hasStarted { running = workflow }
  }

  private final class Branch {
    var number = 0
    var isOver = false
  }

  private func end(_ branch: Branch) {
    branches.remove(branch.number)
    pending.remove(branch.number)
    if pending.isEmpty { running = nil }
  }

  private func complete(_ callback: () -> Void) {
    guard !isCompleted else { return }
    isCompleted = true
    outcome = outcome ?? .completed
    record?.completed()
    callback()
  }

  private func fail(_ error: any Error, _ callback: () -> Void) {
    hasFailed = true
    outcome = outcome ?? .failed(error)
    record?.failed()
    callback()
  }

  func insert(_ cancellable: AnyCancellable) {
    if isCancelled { cancellable.cancel() } else { others.insert(cancellable) }
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    outcome = outcome ?? .cancelled
    if hasStarted, !isCompleted, !hasFailed { record?.cancelled() }
    // Last, because this may deallocate the workflow.
    defer { running = nil }
    pending = []
    branches.cancel()
    others.cancel()
  }

  // MARK: Reporting to the observer

  func introduce(_ workflow: AnyObject) {
    if record == nil { record = WorkflowRecord(of: workflow) }
  }

  /// The RIB that an actionable item belongs to, if it is recorded.
  fileprivate static func router(of item: Any) -> RouterRecord? {
    (item as? Interactor)?.routerRecord
  }

  /// Numbers a step.
  func nextStep(of workflow: AnyObject) -> StepReport {
    steps += 1
    return StepReport(number: steps, progress: self, workflow: workflow)
  }

  /// Reports one step of the workflow without retaining the workflow.
  struct StepReport {
    let number: Int
    private weak var progress: WorkflowProgress?
    private weak var workflow: AnyObject?

    fileprivate init(number: Int, progress: WorkflowProgress, workflow: AnyObject) {
      self.number = number
      self.progress = progress
      self.workflow = workflow
    }

    func waits(for item: Any) {
      progress?.lastStep = (number, true)
      record?.waits(step: number, for: WorkflowProgress.router(of: item))
    }
    func runs(with item: Any) {
      progress?.lastStep = (number, false)
      record?.runs(step: number, with: WorkflowProgress.router(of: item))
    }

    private var record: WorkflowRecord? {
      // A branch of a publisher of the app may run before the workflow is subscribed to.
      if let workflow { progress?.introduce(workflow) }
      return progress?.record
    }
  }
}
