import RIBsCombine

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
    let work = MainActorWork { if !Task.isCancelled { await operation() } }
    work.end(with: self)
    return work.start(priority: priority)
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

/// What is known to stay where RIBs live.
///
/// `@unchecked`: used on the main actor alone.
struct MainActorBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
