import RxSwift

/// The stages of a router's life.
public enum RouterLifecycle {
  /// It is loaded.
  case didLoad
}

/// Something with a router's life.
public protocol RouterScope: AnyObject {
  /// Sends the stages, and ends with the router.
  var lifecycle: Observable<RouterLifecycle> { get }
}

/// What a parent needs of a router.
public protocol Routing: RouterScope {
  /// The RIB's interactor.
  var interactable: Interactable { get }

  /// The attached routers.
  var children: [Routing] { get }

  /// Loads the router. The runtime calls it.
  func load()

  /// Attaches a child.
  func attachChild(_ child: Routing)

  /// Detaches a child.
  func detachChild(_ child: Routing)
}

/// A router without a view.
open class Router<InteractorType>: Routing {
  /// The RIB's interactor.
  public let interactor: InteractorType

  /// The RIB's interactor, whatever its type.
  public let interactable: Interactable

  /// The attached routers.
  public final var children: [Routing] = []

  /// Sends the stages, and ends with the router.
  public final var lifecycle: Observable<RouterLifecycle> { stages.asObservable() }

  private let stages = PublishSubject<RouterLifecycle>()
  private let untilDeinit = CompositeDisposable()
  private var didLoadFlag = false

  /// - Parameter interactor: An `Interactable`.
  public init(interactor: InteractorType) {
    guard let interactable = interactor as? Interactable else {
      fatalError("\(interactor) is no Interactable.")
    }
    self.interactor = interactor
    self.interactable = interactable
  }

  deinit {
    interactable.deactivate()
    detachAllChildren()
    stages.onCompleted()
    untilDeinit.dispose()
    LeakDetector.instance.expectDeallocate(object: interactable)
  }

  /// Loads the router, once.
  public final func load() {
    if didLoadFlag { return }
    didLoadFlag = true
    untilDeinit.insert(
      interactable.isActiveStream.subscribe(onNext: { [weak self] in self?.passDown($0) }))
    stages.onNext(.didLoad)
    didLoad()
  }

  /// Called once, when the RIB is attached for the first time.
  open func didLoad() {}

  /// Attaches a child.
  public final func attachChild(_ child: Routing) {
    assert(!children.contains { $0 === child }, "\(child) is attached to \(self) already.")
    children.append(child)
    child.interactable.activate()
    child.load()
  }

  /// Detaches a child.
  public final func detachChild(_ child: Routing) {
    child.interactable.deactivate()
    if let index = children.firstIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  /// The RIBs below are active while this one is.
  private func passDown(_ isActive: Bool) {
    var waiting = Array(children.reversed())
    while let router = waiting.popLast() {
      if isActive { router.interactable.activate() } else { router.interactable.deactivate() }
      waiting += router.children.reversed()
    }
  }

  private func detachAllChildren() {
    for child in children { detachChild(child) }
  }
}
