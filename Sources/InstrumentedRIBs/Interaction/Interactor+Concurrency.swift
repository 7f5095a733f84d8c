extension Interactor {
  /// Runs an async operation while the interactor is active: it is cancelled when the interactor becomes
  /// inactive, and not started where it is. So its closure may hold the interactor strongly.
  ///
  ///     override func didBecomeActive() {
  ///       task { self.presenter.show(await self.service.posts()) }
  ///     }
  ///
  /// It runs on the main actor, where RIBs live. Cancelling is a request, as always in Swift: an operation
  /// that waits for nothing that heeds it goes on.
  ///
  /// - Parameters:
  ///   - priority: The task's priority.
  ///   - operation: What to run.
  /// - Returns: The task.
  @discardableResult
  public final func task(
    priority: TaskPriority? = nil,
    _ operation: nonisolated(nonsending) @escaping () async -> Void
  ) -> Task<Void, Never> {
    let work = MainActorWork(operation)
    let task = Task(priority: priority) { @MainActor in
      if !Task.isCancelled { await work.run() }
    }
    if let binding = bind(AnyCancellable { task.cancel() }) {
      work.whenDone = binding.release
    } else {
      task.cancel()
    }
    return task
  }

  /// Whether the interactor is active: the current value at once, then every change, until the interactor is
  /// deallocated.
  ///
  ///     for await isActive in interactor.isActiveValues { … }
  public final var isActiveValues: AsyncStream<Bool> {
    AsyncStream { continuation in
      let subscription = MainActorBox(
        isActiveStream.sink { _ in
          continuation.finish()
        } receiveValue: {
          continuation.yield($0)
        })
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
  }
}

/// An operation that is made where a RIB lives and runs there: it may hold what must not leave the main
/// actor.
///
/// `@unchecked`: used on the main actor alone.
private final class MainActorWork: @unchecked Sendable {
  private var operation: (nonisolated(nonsending) () async -> Void)?
  var whenDone: (() -> Void)?

  init(_ operation: nonisolated(nonsending) @escaping () async -> Void) {
    self.operation = operation
  }

  @MainActor
  func run() async {
    // Let go of before it runs: what it holds goes when it is done, though the task be kept.
    let operation = operation
    self.operation = nil
    await operation?()
    whenDone?()
    whenDone = nil
  }
}

/// What is known to stay where RIBs live.
///
/// `@unchecked`: used on the main actor alone.
struct MainActorBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
