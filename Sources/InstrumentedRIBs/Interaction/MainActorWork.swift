import RIBsCombine

/// An async operation that is made where RIBs live and runs on the main actor, so that it may hold values that are not
/// `Sendable`. It runs even if it is cancelled first, and has to check for that.
///
/// `@unchecked`: it may be started on another thread, as in tests. Everything that both threads use is set before.
final class MainActorWork: @unchecked Sendable {
  private let operation: nonisolated(nonsending) () async -> Void
  private var binding: Binding?
  private var task: Task<Void, Never>?
  private var isCancelled = false

  init(_ operation: nonisolated(nonsending) @escaping () async -> Void) {
    self.operation = operation
  }

  /// Cancels it when the interactor becomes inactive, or at once if it is inactive.
  func end(with interactor: Interactor) {
    binding = interactor.bind(AnyCancellable(cancel))
    if binding == nil { cancel() }
  }

  /// Starts it, once.
  @discardableResult
  func start(priority: TaskPriority? = nil) -> Task<Void, Never> {
    if let task { return task }
    let isOver = isCancelled
    let task = Task(priority: priority) { @MainActor in
      // The task may run before the line below cancels it.
      if isOver { withUnsafeCurrentTask { $0?.cancel() } }
      await run()
    }
    if isOver { task.cancel() }
    self.task = task
    return task
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }

  @MainActor
  private func run() async {
    await operation()
    // From here on only the task holds this, and releases it when it ends.
    binding?.release()
  }
}
