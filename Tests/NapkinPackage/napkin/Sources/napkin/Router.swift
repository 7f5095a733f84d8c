import Foundation

/// What a parent calls of a router.
@MainActor
public protocol Routing: AnyObject {
  var interactable: Interactable { get }
  var children: [Routing] { get }

  func load() async
  func attachChild(_ child: Routing) async
  func detachChild(_ child: Routing) async
}

/// A router on the main actor, whose interactor is an actor of its own.
@MainActor
open class Router<InteractorType>: Routing {
  public let interactor: InteractorType
  public let interactable: Interactable

  public final var children: [Routing] { _children }

  private var _children: [Routing] = []
  private var didLoadFlag = false

  public init(interactor: InteractorType) {
    self.interactor = interactor
    guard let interactable = interactor as? Interactable else {
      fatalError("\(interactor) is no Interactable.")
    }
    self.interactable = interactable
  }

  public final func load() async {
    guard !didLoadFlag else { return }
    didLoadFlag = true
    await didLoad()
  }

  open func didLoad() async {}

  public final func attachChild(_ child: Routing) async {
    assert(!_children.contains { $0 === child }, "\(child) is attached already.")
    _children.append(child)
    await child.interactable.activate()
    await child.load()
  }

  public final func detachChild(_ child: Routing) async {
    await child.interactable.deactivate()
    _children.removeAll { $0 === child }
  }

  isolated deinit {
    let snapshot = _children
    for child in snapshot {
      let interactable = child.interactable
      Task { await interactable.deactivate() }
    }
    let interactable = self.interactable
    Task { await interactable.deactivate() }
  }
}
