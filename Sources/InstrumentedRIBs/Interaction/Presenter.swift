/// The base of all presenter protocols.
public protocol Presentable: AnyObject {}

/// Turns an interactor's state into view state, if the view does not do so itself.
open class Presenter<ViewControllerType>: Presentable {
  /// The view to update.
  public let viewController: ViewControllerType

  /// - Parameter viewController: The view to update.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
