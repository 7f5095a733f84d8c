/// A RIB without a view of its own, and the base of those with one. It owns its interactor, drives the
/// interactor's life, and attaches and detaches children.
open class Router<InteractorType>: Routing {
  /// The RIB's interactor.
  public let interactor: InteractorType

  /// The RIB's interactor, as what drives it.
  public let interactable: any Interactable

  /// The routers attached to this one, in attach order.
  public final var children: [any Routing] = []

  /// Sends `didLoad` when the router loads; completes when it is deallocated.
  public final var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    lifecycleSubject.eraseToAnyPublisher()
  }

  /// Made when somebody first asks; see the interactor's.
  private lazy var lifecycleSubject = {
    hasLifecycleSubject = true
    return PassthroughSubject<RouterLifecycle, Never>()
  }()
  private var hasLifecycleSubject = false

  final private(set) var isLoaded = false
  final private(set) var isLaunched = false
  private var activityOfForeignInteractor: AnyCancellable?

  // What makes a router a node of the tree.
  final weak var parentNode: (any TreeNode)?
  final var lastParentID: Int?
  final var wasParent = false
  final var observed: ObservedRIB? {
    didSet { (interactable as? Interactor)?.observed = observed }
  }

  class var observedKind: RIBIdentity.Kind { .viewless }

  /// - Parameter interactor: The RIB's interactor; it must conform to `Interactable`.
  public init(interactor: InteractorType) {
    guard let interactable = interactor as? any Interactable else {
      fatalError("\(interactor) must conform to \((any Interactable).self)")
    }
    self.interactor = interactor
    self.interactable = interactable
    if let session = ObservationSession.current { observe(in: session) }
    (interactable as? Interactor)?.follower = self
  }

  deinit {
    interactable.deactivate()
    for child in children { letGo(of: child) }
    if hasLifecycleSubject { lifecycleSubject.send(completion: .finished) }
    observed?.report { $0.ribWasDestroyed($1) }
    observed?.forget()
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

  /// Attaches a child: it becomes active, then loads if it has not.
  ///
  /// - Parameters:
  ///   - child: The router to attach.
  ///   - fileID: The calling file; leave it to its default.
  ///   - line: The calling line; leave it to its default.
  public final func attachChild(
    _ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    attach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Attaches a child, where the call goes through a protocol that has only this form.
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
  public final func detachChild(
    _ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    detach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Detaches a child, where the call goes through a protocol that has only this form.
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
    if isLoaded, parentNode == nil, lastParentID == nil, interactable.isActive { announceLaunch() }
  }

  // MARK: Activity

  /// From the load on, the subtree is active when this RIB is.
  private func followInteractor() {
    if interactable is Interactor {
      setSubtreeActive(interactable.isActive)
    } else {
      activityOfForeignInteractor = interactable.isActiveStream.sink { [weak self] isActive in
        self?.setSubtreeActive(isActive)
      }
    }
  }

  private func setSubtreeActive(_ active: Bool) {
    // Each router's children are read after the router was told: it may have attached some just then.
    var waiting = Array(children.reversed())
    while let router = waiting.popLast() {
      if router.interactable.isActive != active {
        if active { router.interactable.activate() } else { router.interactable.deactivate() }
        // One that is loaded has passed it on to its own subtree: before its own `didBecomeActive`, as
        // apps rely on, which is why this goes as deep as the tree is.
        if let node = router as? any TreeNode, node.isLoaded { continue }
      }
      waiting += router.children.reversed()
    }
  }
}

extension Router: ActivityFollower {
  final func interactorDidChange(isActive: Bool) {
    guard isLoaded else { return }
    announceLaunchOfRoot()
    setSubtreeActive(isActive)
  }
}
