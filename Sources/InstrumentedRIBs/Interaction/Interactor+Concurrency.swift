import RIBsCombine

extension Interactor {
  /// Runs an async operation while the interactor is active. It is cancelled when the interactor becomes inactive, and
  /// not started if the interactor is inactive already. So the closure may hold the interactor strongly.
  ///
  ///     override func didBecomeActive() {
  ///       task { self.presenter.show(await self.service.posts()) }
  ///     }
  ///
  /// It runs on the main actor, where RIBs live. As always in Swift, cancellation is a request: an operation that does
  /// not check for it runs on.
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

/// Takes a value into a `@Sendable` closure that runs where RIBs live.
///
/// `@unchecked`: used on the main actor only.
struct MainActorBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
