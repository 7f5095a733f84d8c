import Foundation

/// What a parent calls of a router.
@MainActor
public protocol Routing: AnyObject {
  /// The interactor.
  var interactable: Interactable { get }
  /// In the order in which they were attached.
  var children: [Routing] { get }

  /// Loads it, once.
  func load() async
  /// Activates a child and loads it.
  func attachChild(_ child: Routing) async
  /// Deactivates a child.
  func detachChild(_ child: Routing) async
}

/// A router on the main actor, whose interactor is an actor of its own.
@MainActor
open class Router<InteractorType>: Routing {
  /// The interactor.
  public let interactor: InteractorType
  /// The interactor, whatever its type.
  public let interactable: Interactable

  /// In the order in which they were attached.
  public final var children: [Routing] { _children }

  private var _children: [Routing] = []
  private var didLoadFlag = false

  /// - Parameter interactor: An `Interactable`.
  public init(interactor: InteractorType) {
    self.interactor = interactor
    guard let interactable = interactor as? Interactable else {
      fatalError("\(interactor) is no Interactable.")
    }
    self.interactable = interactable
  }

  /// Loads it, once.
  public final func load() async {
    guard !didLoadFlag else { return }
    didLoadFlag = true
    await didLoad()
  }

  /// Called once.
  open func didLoad() async {}

  /// Activates a child and loads it.
  public final func attachChild(_ child: Routing) async {
    assert(!_children.contains { $0 === child }, "\(child) is attached already.")
    _children.append(child)
    await child.interactable.activate()
    await child.load()
  }

  /// Deactivates a child.
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
