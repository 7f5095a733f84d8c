import RIBsCombine

/// What every router is, whatever its interactor's type: a node of the tree, which drives its interactor's
/// life and attaches and detaches children.
typealias RouterNode = _RouterNode

/// Public because ``Router`` is. The underscore keeps it out of an app's way: an app subclasses ``Router`` or one
/// of its kinds, and never names this class.
open class _RouterNode: Routing {
  /// The RIB's interactor, as what drives it.
  public final let interactable: any Interactable

  /// The routers attached to this one, in attach order.
  public final var children: [any Routing] = []

  /// Sends `didLoad` when the router loads; completes when it is deallocated.
  public final var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    lifecycleSubject.eraseToAnyPublisher()
  }

  /// Made when somebody first asks; see the interactor's.
  private lazy var lifecycleSubject = {
    hasLifecycleSubject = true
    return Relay<RouterLifecycle, Never>()
  }()
  private var hasLifecycleSubject = false

  final private(set) var isLoaded = false
  final private(set) var isLaunched = false
  private var activityOfForeignInteractor: AnyCancellable?

  final weak var parentNode: RouterNode?
  /// Whether it ever stood below another: such a one is no root when it is activated.
  final var wasAttached = false
  final var observed: ObservedRIB? {
    didSet { ownInteractor?.observed = observed }
  }

  /// The interactor, where it is ours and not a mock.
  final let ownInteractor: Interactor?

  class var observedKind: RIBIdentity.Kind { .viewless }

  /// The last class with properties of the app's own; those from here up are the runtime's.
  class var baseClass: AnyClass { RouterNode.self }

  init(interactable: any Interactable) {
    self.interactable = interactable
    ownInteractor = interactable as? Interactor
    ownInteractor?.follower = self
    if let session = ObservationSession.current { observe(in: session) }
  }

  deinit {
    // The interactor's weak reference is nil by now, so the children are taken down here.
    interactable.deactivate()
    for child in children { letGo(of: child) }
    if hasLifecycleSubject { lifecycleSubject.send(completion: .finished) }
    observed?.reportDestruction()
    expectDeallocations()
  }

  /// Loads the router, once. Called by its parent; an app does not.
  public final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    announceLaunchOfRoot()
    observed?.report { $0.ribWillLoad($1) }
    followInteractor()
    if hasLifecycleSubject { lifecycleSubject.send(.didLoad) }
    didLoad()
  }

  /// Called once, after the RIB was attached and activated for the first time. Attach children that
  /// always stand here; the default does nothing.
  open func didLoad() {}

  // MARK: Attaching and detaching

  /// Attaches a child: it becomes active, then loads if it has not.
  ///
  /// - Parameters:
  ///   - child: The router to attach.
  ///   - fileID: The calling file; leave it to its default.
  ///   - line: The calling line; leave it to its default.
  ///   - unused: Leave it out. `let attach = router.attachChild` cannot infer its type, and so means the form
  ///     with one parameter.
  public final func attachChild<Unused>(
    _ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line, _ unused: Unused = ()
  ) {
    attach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Attaches a child, where the call goes through a protocol or a function value that has only this form.
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

  /// Detaches a child, where the call goes through a protocol or a function value that has only this form.
  ///
  /// - Parameter child: The router to detach.
  @_disfavoredOverload
  public final func detachChild(_ child: any Routing) {
    detach(child, at: nil)
  }

  // MARK: Roots

  /// Notes that this router is a root, before it becomes active.
  final func announceLaunch() {
    guard !isLaunched else { return }
    isLaunched = true
    observed?.report { $0.ribWasLaunched($1) }
  }

  /// A host that has no launch router activates and loads a router itself: a root too.
  private func announceLaunchOfRoot() {
    if !wasAttached, !isLaunched, isLoaded, interactable.isActive { announceLaunch() }
  }

  // MARK: Activity

  /// From the load on, the subtree is active when this RIB is.
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
    if isActive { announceLaunchOfRoot() }
    activityDidChange(isActive)
    setSubtreeActive(isActive)
  }

  /// For routers that care: called once the router is loaded, before the subtree follows.
  func activityDidChange(_ isActive: Bool) {}

  private func setSubtreeActive(_ active: Bool) {
    guard !children.isEmpty else { return }
    // Each router's children are read after the router was told: it may have attached some just then.
    var waiting = Array(children.reversed())
    while let router = waiting.popLast() {
      if router.interactable.isActive != active {
        if active { router.interactable.activate() } else { router.interactable.deactivate() }
        // One that is loaded has passed it on to its own subtree: before its own `didBecomeActive`, as
        // apps rely on, which is why this goes as deep as the tree is.
        if let node = router as? RouterNode, node.isLoaded { continue }
      }
      waiting += router.children.reversed()
    }
  }
}
