import RIBsCombine
import RIBsRecording

/// A piece of logic that works while it is started and its interactor is active.
open class Worker: Working {
  /// Whether the worker was started and not stopped, whether or not its interactor is active.
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

  /// The subscriptions that end when the worker stops; nil while it does not work.
  private var bound: Bindings?
  private var interactorActivity: AnyCancellable?
  private var record: WorkerRecord?

  /// A worker does nothing until it is started.
  public init() {}

  deinit {
    stop()
    interactorActivity?.cancel()
    if isWatched { started.send(completion: .finished) }
  }

  /// Starts the worker: at once if the interactor is active, otherwise when it becomes active. The worker pauses
  /// while the interactor is inactive. Does nothing if the worker is started already.
  ///
  /// - Parameter interactorScope: The interactor the worker is bound to.
  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    setStarted(true)
    // Weak: an interactor that holds its worker would never be deallocated.
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

  /// Called when the worker starts to work. Subscribe here. The default does nothing.
  ///
  /// - Parameter interactorScope: The interactor the worker is bound to. Holding this does not retain the interactor.
  open func didStart(_ interactorScope: any InteractorScope) {}

  /// Stops the worker at once. Does nothing if it is not started.
  public final func stop() {
    guard isStarted else { return }
    setStarted(false)
    endWork()
  }

  /// Called when the worker stopped working: it was stopped, or its interactor became inactive. The default does
  /// nothing.
  open func didStop() {}

  private func setStarted(_ value: Bool) {
    isStarted = value
    if isWatched { started.send(value) }
  }

  private func beginWork(_ scope: WeakInteractorScope) {
    bound = Bindings()
    record = WorkerRecord(of: self, boundTo: scope.interactor?.routerRecord, after: record)
    record?.didStart()
    didStart(scope)
  }

  private func endWork() {
    guard let ending = bound else { return }
    bound = nil
    ending.cancel()
    record?.didStop()
    didStop()
  }

  /// - Returns: False if the worker is not working and did not take the subscription.
  fileprivate final func bind(_ cancellable: AnyCancellable) -> Bool {
    bound?.insert(cancellable) != nil
  }
}

extension AnyCancellable {
  /// Ends the subscription when the worker stops working, so that its closures may hold the worker strongly. If the
  /// worker is not working, the subscription ends at once.
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

  /// The old name of ``cancelOnStop(_:)``.
  ///
  /// - Parameter worker: The worker that owns the subscription.
  /// - Returns: The subscription itself.
  @available(*, deprecated, renamed: "cancelOnStop(_:)")
  @discardableResult
  public func disposeOnStop(_ worker: Worker) -> AnyCancellable {
    cancelOnStop(worker)
  }
}

/// The interactor as its worker sees it. A worker may hold this.
private final class WeakInteractorScope: InteractorScope {
  private weak var scope: (any InteractorScope)?

  init(_ scope: any InteractorScope) { self.scope = scope }

  var interactor: Interactor? { scope as? Interactor }

  var isActive: Bool { scope?.isActive ?? false }

  var isActiveStream: AnyPublisher<Bool, Never> {
    scope?.isActiveStream ?? Just(false).eraseToAnyPublisher()
  }
}
