/// A RIB without a view of its own, and the base of those with one. It owns its interactor, drives the
/// interactor's life, and attaches and detaches children.
open class Router<InteractorType>: _RouterNode {
  /// The RIB's interactor.
  public let interactor: InteractorType

  override class var baseClass: AnyClass { Router<InteractorType>.self }

  /// - Parameter interactor: The RIB's interactor; it must conform to `Interactable`.
  public init(interactor: InteractorType) {
    guard let interactable = interactor as? any Interactable else {
      fatalError("\(interactor) must conform to \((any Interactable).self)")
    }
    self.interactor = interactor
    super.init(interactable: interactable)
  }
}
