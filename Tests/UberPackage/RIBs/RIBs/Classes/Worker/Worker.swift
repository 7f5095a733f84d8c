import RxSwift

/// What an interactor needs of a worker.
public protocol Working: AnyObject {
  /// Whether it is started.
  var isStarted: Bool { get }

  /// Starts it. It works while the interactor is active.
  func start(_ interactorScope: InteractorScope)

  /// Stops it.
  func stop()
}

/// A part of an interactor's logic.
open class Worker: Working {
  /// Whether it is started.
  public private(set) final var isStarted = false

  private var bound: Disposable?
  private var isWorking = false

  /// Makes one that is not started.
  public init() {}

  deinit {
    stop()
  }

  /// Starts it. It works while the interactor is active.
  public final func start(_ interactorScope: InteractorScope) {
    if isStarted { return }
    isStarted = true
    let scope = WeakInteractorScope(sourceScope: interactorScope)
    bound = interactorScope.isActiveStream.subscribe(onNext: { [weak self] isActive in
      if isActive { self?.executeStart(scope) } else { self?.executeStop() }
    })
  }

  /// Called when it starts to work.
  open func didStart(_ interactorScope: InteractorScope) {}

  /// Stops it.
  public final func stop() {
    if !isStarted { return }
    isStarted = false
    bound?.dispose()
    executeStop()
  }

  /// Called when it stops to work.
  open func didStop() {}

  private func executeStart(_ interactorScope: InteractorScope) {
    isWorking = true
    didStart(interactorScope)
  }

  private func executeStop() {
    if !isWorking { return }
    isWorking = false
    didStop()
  }
}

private final class WeakInteractorScope: InteractorScope {
  weak var sourceScope: InteractorScope?

  init(sourceScope: InteractorScope) { self.sourceScope = sourceScope }

  var isActive: Bool { sourceScope?.isActive ?? false }

  var isActiveStream: Observable<Bool> {
    sourceScope?.isActiveStream ?? BehaviorSubject(value: false).asObservable()
  }
}
