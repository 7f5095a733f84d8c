import RIBsCombine

/// An async operation that is made where RIBs live and runs on the main actor, so that it may hold what must
/// not leave that. It runs even if it is cancelled before, and has to look.
///
/// `@unchecked`: whoever starts it may be on another thread, as tests are; what both use is set before.
final class MainActorWork: @unchecked Sendable {
  private let operation: nonisolated(nonsending) () async -> Void
  private var binding: Binding?
  private var task: Task<Void, Never>?
  private var isCancelled = false

  init(_ operation: nonisolated(nonsending) @escaping () async -> Void) {
    self.operation = operation
  }

  /// Cancels it when the interactor becomes inactive; at once where it is.
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
      // Said here too: it may run before who started it comes to say so.
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
    // From here on only the task holds this, which lets go of it as it ends.
    binding?.release()
  }
}
