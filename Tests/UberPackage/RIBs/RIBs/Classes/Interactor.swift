import RxSwift

/// Something that is active or not.
public protocol InteractorScope: AnyObject {
  /// Whether it is active.
  var isActive: Bool { get }

  /// Sends whether it is active, at once and at each change.
  var isActiveStream: Observable<Bool> { get }
}

/// What a router needs of an interactor.
public protocol Interactable: InteractorScope {
  /// Makes it active. Its router calls it.
  func activate()

  /// Makes it inactive. Its router calls it.
  func deactivate()
}

/// A RIB's logic.
open class Interactor: Interactable {
  /// Whether it is active.
  public final var isActive: Bool { (try? isActiveSubject.value()) ?? false }

  /// Sends whether it is active, at once and at each change.
  public final var isActiveStream: Observable<Bool> {
    isActiveSubject.asObservable().distinctUntilChanged()
  }

  private let isActiveSubject = BehaviorSubject<Bool>(value: false)
  fileprivate var whileActive: CompositeDisposable?

  /// Makes one that is not active.
  public init() {}

  deinit {
    if isActive { deactivate() }
    isActiveSubject.onCompleted()
  }

  /// Makes it active.
  public final func activate() {
    if isActive { return }
    whileActive = CompositeDisposable()
    isActiveSubject.onNext(true)
    didBecomeActive()
  }

  /// Called when it became active.
  open func didBecomeActive() {}

  /// Makes it inactive.
  public final func deactivate() {
    if !isActive { return }
    willResignActive()
    whileActive?.dispose()
    whileActive = nil
    isActiveSubject.onNext(false)
  }

  /// Called before it becomes inactive.
  open func willResignActive() {}
}

extension Disposable {
  /// Disposes of it when the interactor becomes inactive.
  public func disposeOnDeactivate(interactor: Interactor) {
    if let active = interactor.whileActive { active.insert(self) } else { dispose() }
  }
}
