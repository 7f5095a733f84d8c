import RIBsCombine
import RIBsRecording

/// A RIB's business logic. It is active while its router is attached to an active parent.
open class Interactor: Interactable {
  /// Whether the interactor is active.
  public private(set) final var isActive = false

  /// Sends the current value at once, then every change; completes when the interactor is deallocated.
  public final var isActiveStream: AnyPublisher<Bool, Never> {
    activity.removeDuplicates().eraseToAnyPublisher()
  }

  /// Made on first use: most interactors are never watched, and a subject costs more than the rest of an interactor.
  private lazy var activity = {
    isWatched = true
    return Relay<Bool, Never>(isActive)
  }()
  private var isWatched = false

  /// The subscriptions that end when the interactor becomes inactive; made on first use.
  private var bound: Bindings?
  private var takesBindings = false

  /// A router that is detached again from `willResignActive` must not resign a second time.
  private var isResigning = false

  /// The router, whose subtree follows the activity.
  final weak var follower: RouterNode?

  /// The router's record, which its router still has when it is deallocated and deactivates the interactor.
  private(set) final weak var routerRecord: RouterRecord?
  /// Whether the RIB was recorded. It stays so when the router is gone.
  private(set) final var wasRecorded = false

  /// The presenter, if it is an object of its own.
  var ownPresenter: AnyObject? { nil }

  /// An interactor is inactive until its router is attached.
  public init() {}

  deinit {
    if isActive { deactivate() }
    if isWatched { activity.send(completion: .finished) }
  }

  /// Makes the interactor active. Only its router calls this.
  public final func activate() {
    guard !isActive else { return }
    isActive = true
    takesBindings = true
    routerRecord?.didActivate()
    announceActivity()
    didBecomeActive()
  }

  /// Called when the interactor became active. Subscribe here. The default does nothing.
  open func didBecomeActive() {}

  /// Makes the interactor inactive. Only its router calls this.
  public final func deactivate() {
    guard isActive, !isResigning else { return }
    isResigning = true
    willResignActive()
    isResigning = false
    takesBindings = false
    bound?.cancel()
    isActive = false
    routerRecord?.didDeactivate()
    announceActivity()
  }

  /// Called before the interactor becomes inactive. Clean up here. The default does nothing.
  open func willResignActive() {}

  /// Subscribers of `isActiveStream` come first, as apps expect, then the RIBs below.
  private func announceActivity() {
    if isWatched { activity.send(isActive) }
    follower?.interactorDidChange(isActive: isActive)
  }

  final func note(_ record: RouterRecord?) {
    routerRecord = record
    if record != nil { wasRecorded = true }
  }

  /// Ends the subscription when the interactor becomes inactive.
  ///
  /// - Returns: Takes the subscription out again; nil if the interactor is inactive and took nothing.
  final func bind(_ cancellable: AnyCancellable) -> Binding? {
    guard takesBindings else { return nil }
    let bindings = bound ?? Bindings()
    bound = bindings
    return Binding(bindings: bindings, number: bindings.insert(cancellable))
  }
}
