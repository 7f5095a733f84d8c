// `@exclusivity(unchecked)`: every access here and in ``RouterNode`` is over in an instant, and checking
// that while an app runs costs as much as attaching does.

/// A RIB's business logic. It is active while its router is attached to an active parent.
open class Interactor: Interactable {
  /// Whether the interactor is active.
  @exclusivity(unchecked) public private(set) final var isActive = false

  /// Sends the current value at once, then every change; completes when the interactor is deallocated.
  public final var isActiveStream: AnyPublisher<Bool, Never> {
    activity.removeDuplicates().eraseToAnyPublisher()
  }

  /// Made when somebody first asks: most interactors are never watched, and a subject costs more
  /// than everything else about an interactor.
  private lazy var activity = {
    isWatched = true
    return CurrentValueSubject<Bool, Never>(isActive)
  }()
  @exclusivity(unchecked) private var isWatched = false

  /// What ends when the interactor becomes inactive; nil while it is inactive.
  @exclusivity(unchecked) private var bound: [AnyCancellable]?

  /// A router detached once more out of `willResignActive` must not resign a second time.
  @exclusivity(unchecked) private var isResigning = false

  /// The router, which brings its subtree in line. Not weak, for speed: a router that is deallocated
  /// takes itself out.
  @exclusivity(unchecked) final unowned(unsafe) var follower: RouterNode?

  /// The RIB as an observer knows it; kept here because a router that is being deallocated still
  /// deactivates its interactor.
  @exclusivity(unchecked) final var observed: ObservedRIB?

  /// An interactor is inactive until its router is attached.
  public init() {}

  deinit {
    if isActive { deactivate() }
    if isWatched { activity.send(completion: .finished) }
  }

  /// Makes the interactor active. Called by its router; an app does not.
  public final func activate() {
    guard !isActive else { return }
    isActive = true
    bound = []
    observed?.report { $0.ribDidActivate($1) }
    observed?.readHolds()
    announceActivity()
    didBecomeActive()
  }

  /// Called when the interactor became active. Subscribe here; the default does nothing.
  open func didBecomeActive() {}

  /// Makes the interactor inactive. Called by its router; an app does not.
  public final func deactivate() {
    guard isActive, !isResigning else { return }
    isResigning = true
    willResignActive()
    isResigning = false
    let ending = bound ?? []
    bound = nil
    for cancellable in ending { cancellable.cancel() }
    isActive = false
    observed?.report { $0.ribDidDeactivate($1) }
    observed?.readHolds()
    announceActivity()
  }

  /// Called before the interactor becomes inactive. Clean up here; the default does nothing.
  open func willResignActive() {}

  /// Streams first, as subscribers of `isActiveStream` expect, then the RIBs below.
  private func announceActivity() {
    if isWatched { activity.send(isActive) }
    follower?.interactorDidChange(isActive: isActive)
  }

  /// - Returns: Whether the interactor is active and took the subscription.
  fileprivate final func bind(_ cancellable: AnyCancellable) -> Bool {
    guard bound != nil else { return false }
    bound?.append(cancellable)
    return true
  }
}

extension AnyCancellable {
  /// Ends the subscription when the interactor becomes inactive, so that its closures may hold the
  /// interactor strongly. On an inactive interactor the subscription ends at once.
  ///
  /// - Parameter interactor: The interactor that owns the subscription.
  /// - Returns: The subscription itself.
  @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> AnyCancellable {
    if !interactor.bind(self) {
      cancel()
      print("Subscription ended at once: \(interactor) is inactive.")
    }
    return self
  }
}
