import RIBsCombine

/// A piece of logic that works while it is started and the interactor it is bound to is active.
open class Worker: Working {
  /// Whether the worker was started and not stopped, whatever its interactor does.
  public private(set) final var isStarted = false

  /// Sends the current value at once, then every change; completes when the worker is deallocated.
  public final var isStartedStream: AnyPublisher<Bool, Never> {
    started.removeDuplicates().eraseToAnyPublisher()
  }

  private lazy var started = {
    isWatched = true
    return Relay<Bool, Never>(isStarted)
  }()
  private var isWatched = false

  /// What ends when the worker stops; nil while it does not work.
  private var bound: Bindings?
  private var interactorActivity: AnyCancellable?
  private var observed: ObservedWorker?

  /// A worker does nothing until it is started.
  public init() {}

  deinit {
    stop()
    interactorActivity?.cancel()
    if isWatched { started.send(completion: .finished) }
  }

  /// Starts the worker: at once where the interactor is active, else when it becomes active. It pauses
  /// while the interactor is inactive, until it is stopped. Does nothing where it is started.
  ///
  /// - Parameter interactorScope: The interactor the worker is bound to.
  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    setStarted(true)
    // Weak: an interactor that keeps its worker would never be deallocated.
    let scope = WeakInteractorScope(interactorScope)
    interactorActivity?.cancel()
    interactorActivity = interactorScope.isActiveStream.sink { [weak self] isActive in
      guard let self else { return }
      if !isActive {
        endWork()
      } else if isStarted {
        beginWork(scope)
      }
    }
  }

  /// Called when the worker begins to work. Subscribe here; the default does nothing.
  ///
  /// - Parameter interactorScope: The interactor the worker is bound to, not kept alive by this.
  open func didStart(_ interactorScope: any InteractorScope) {}

  /// Stops the worker at once. Does nothing where it is not started.
  public final func stop() {
    guard isStarted else { return }
    setStarted(false)
    endWork()
  }

  /// Called when the worker has ceased to work: it was stopped, or its interactor became inactive. The
  /// default does nothing.
  open func didStop() {}

  private func setStarted(_ value: Bool) {
    isStarted = value
    if isWatched { started.send(value) }
  }

  private func beginWork(_ scope: WeakInteractorScope) {
    bound = Bindings()
    observed = ObservedWorker.of(self, knownAs: observed, boundTo: scope.interactor)
    observed?.report { $0.workerDidStart($1) }
    didStart(scope)
  }

  private func endWork() {
    guard let ending = bound else { return }
    bound = nil
    ending.cancel()
    observed?.report { $0.workerDidStop($1) }
    didStop()
  }

  /// - Returns: Whether the worker works and took the subscription.
  fileprivate final func bind(_ cancellable: AnyCancellable) -> Bool {
    bound?.insert(cancellable) != nil
  }
}

extension AnyCancellable {
  /// Ends the subscription when the worker ceases to work, so that its closures may hold the worker
  /// strongly. Where the worker does not work the subscription ends at once.
  ///
  /// - Parameter worker: The worker that owns the subscription.
  /// - Returns: The subscription itself.
  @discardableResult
  public func cancelOnStop(_ worker: Worker) -> AnyCancellable {
    if !worker.bind(self) {
      cancel()
      print("Subscription ended at once: \(worker) is stopped.")
    }
    return self
  }

  /// The former name of ``cancelOnStop(_:)``.
  ///
  /// - Parameter worker: The worker that owns the subscription.
  /// - Returns: The subscription itself.
  @available(*, deprecated, renamed: "cancelOnStop(_:)")
  @discardableResult
  public func disposeOnStop(_ worker: Worker) -> AnyCancellable {
    cancelOnStop(worker)
  }
}

/// What a worker is given of its interactor, and may keep.
private final class WeakInteractorScope: InteractorScope {
  private weak var scope: (any InteractorScope)?

  init(_ scope: any InteractorScope) { self.scope = scope }

  var interactor: Interactor? { scope as? Interactor }

  var isActive: Bool { scope?.isActive ?? false }

  var isActiveStream: AnyPublisher<Bool, Never> {
    scope?.isActiveStream ?? Just(false).eraseToAnyPublisher()
  }
}
