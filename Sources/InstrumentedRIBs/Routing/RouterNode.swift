import RIBsCombine
import RIBsRecording

/// The part of a router that does not depend on its interactor's type: a node of the tree that drives its interactor's
/// life and attaches and detaches children.
typealias RouterNode = _RouterNode

/// Public because ``Router`` is. Apps subclass ``Router`` and never name this class; the underscore keeps it out of
/// their way.
open class _RouterNode: Routing, RecordedRouter {
  /// The RIB's interactor.
  public final let interactable: any Interactable

  /// The routers attached to this one, in attach order.
  public final var children: [any Routing] = []

  /// Sends `didLoad` when the router loads; completes when it is deallocated.
  public final var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    lifecycleSubject.eraseToAnyPublisher()
  }

  /// Made on first use, like the interactor's: most routers are never watched.
  private lazy var lifecycleSubject = {
    hasLifecycleSubject = true
    return Relay<RouterLifecycle, Never>()
  }()
  private var hasLifecycleSubject = false

  final private(set) var isLoaded = false
  final private(set) var isLaunched = false
  private var activityOfForeignInteractor: AnyCancellable?

  final weak var parentNode: RouterNode?
  /// Whether it was ever attached. If so it is not a root when it is activated.
  final var wasAttached = false

  /// What a recording knows of this router; nil if nothing was recorded when it was initialised.
  public internal(set) final var routerRecord: RouterRecord? {
    didSet { ownInteractor?.note(routerRecord) }
  }

  /// The interactor, unless it is a mock.
  final let ownInteractor: Interactor?

  class var recordedKind: RouterRecord.Kind { .viewless }

  /// The first superclass that belongs to the runtime. The app's properties are in the classes below it.
  class var baseClass: AnyClass { RouterNode.self }

  init(interactable: any Interactable) {
    self.interactable = interactable
    ownInteractor = interactable as? Interactor
    ownInteractor?.follower = self
    if let session = RIBObservation.current { record(in: session) }
  }

  deinit {
    routerRecord?.willGo(self)
    // The interactor's weak reference is nil by now, so the children are taken down here.
    interactable.deactivate()
    for child in children {
      // A router from before the session is not introduced here: an object that is being deallocated cannot be retained.
      routerRecord?.willRelease(child)
      child.interactable.deactivate()
    }
    if hasLifecycleSubject { lifecycleSubject.send(completion: .finished) }
    let rib = routerRecord?.rib
    // Reports the destruction. The leak detector's events come after it.
    routerRecord = nil
    expectDeallocations(of: rib)
  }

  /// Loads the router, once. Called by its parent; an app does not.
  public final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    becomeRootIfHosted()
    routerRecord?.willLoad()
    followInteractor()
    if hasLifecycleSubject { lifecycleSubject.send(.didLoad) }
    didLoad()
  }

  /// Called once, after the RIB was attached and activated for the first time. Attach permanent children here. The
  /// default does nothing.
  open func didLoad() {}

  // MARK: Attaching and detaching

  /// Attaches a child: it becomes active, then loads if it has not.
  ///
  /// - Parameters:
  ///   - child: The router to attach.
  ///   - fileID: The calling file; leave it to its default.
  ///   - line: The calling line; leave it to its default.
  ///   - unused: Leave it out. Its type cannot be inferred in `let attach = router.attachChild`, which therefore means
  ///     the form with one parameter.
  public final func attachChild<Unused>(
    _ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line, _ unused: Unused = ()
  ) {
    attach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Attaches a child, for calls through a protocol or a function value that has only this form.
  ///
  /// - Parameter child: The router to attach.
  @_disfavoredOverload
  public final func attachChild(_ child: any Routing) {
    attach(child, at: nil)
  }

  /// Detaches a child: it and everything below it becomes inactive, then it leaves ``children``.
  ///
  /// - Parameters:
  ///   - child: The router to detach.
  ///   - fileID: The calling file; leave it to its default.
  ///   - line: The calling line; leave it to its default.
  ///   - unused: Leave it out; see `attachChild`.
  public final func detachChild<Unused>(
    _ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line, _ unused: Unused = ()
  ) {
    detach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Detaches a child, for calls through a protocol or a function value that has only this form.
  ///
  /// - Parameter child: The router to detach.
  @_disfavoredOverload
  public final func detachChild(_ child: any Routing) {
    detach(child, at: nil)
  }

  // MARK: Roots

  /// Marks this router as a root, before it becomes active.
  ///
  /// - Parameter window: What shows its view.
  final func becomeRoot(in window: RIBWindow? = nil) {
    guard !isLaunched else { return }
    isLaunched = true
    guard let window else {
      routerRecord?.launched()
      return
    }
    routerRecord?.launched(in: window) { ($0 as? RIBWindow)?.showNothing() }
  }

  /// A host without a launch router activates and loads a router itself. That router is a root too.
  private func becomeRootIfHosted() {
    if !wasAttached, !isLaunched, isLoaded, interactable.isActive { becomeRoot() }
  }

  // MARK: Activity

  /// Once loaded, the subtree is active when this RIB is.
  private func followInteractor() {
    if ownInteractor != nil {
      setSubtreeActive(interactable.isActive)
    } else {
      activityOfForeignInteractor = interactable.isActiveStream.sink { [weak self] isActive in
        self?.activityDidChange(isActive)
        self?.setSubtreeActive(isActive)
      }
    }
  }

  /// Called by the interactor when its activity changed.
  final func interactorDidChange(isActive: Bool) {
    guard isLoaded else { return }
    if isActive { becomeRootIfHosted() }
    activityDidChange(isActive)
    setSubtreeActive(isActive)
  }

  /// Called when the activity of a loaded router changes, before its subtree follows.
  func activityDidChange(_ isActive: Bool) {}

  private func setSubtreeActive(_ active: Bool) {
    guard !children.isEmpty else { return }
    // Read each router's children after the router changed: it may have attached some in response.
    var waiting = Array(children.reversed())
    while let router = waiting.popLast() {
      if router.interactable.isActive != active {
        if active { router.interactable.activate() } else { router.interactable.deactivate() }
        // A loaded router has already changed its own subtree, before its own `didBecomeActive`. Apps rely on that
        // order, and it is why this call is as deep as the tree.
        if let node = router as? RouterNode, node.isLoaded { continue }
      }
      waiting += router.children.reversed()
    }
  }
}
