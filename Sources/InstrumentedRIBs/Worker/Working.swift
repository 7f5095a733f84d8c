import RIBsCombine

/// The base protocol of all workers: separate pieces of logic, each bound to an interactor.
public protocol Working: AnyObject {
  /// Starts the worker: at once if the interactor is active, otherwise when it becomes active.
  ///
  /// - Parameter interactorScope: The interactor the worker is bound to.
  func start(_ interactorScope: any InteractorScope)

  /// Stops the worker at once.
  func stop()

  /// Whether the worker was started and not stopped, whether or not its interactor is active.
  var isStarted: Bool { get }

  /// Sends the current value at once, then every change; completes when the worker is deallocated.
  var isStartedStream: AnyPublisher<Bool, Never> { get }
}
