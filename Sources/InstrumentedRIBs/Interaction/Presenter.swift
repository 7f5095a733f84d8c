/// The base of all presenter protocols.
public protocol Presentable: AnyObject {}

/// Turns an interactor's state into what a view shows, where the view does not do so itself.
open class Presenter<ViewControllerType>: Presentable {
  /// The view that shows it.
  public let viewController: ViewControllerType

  /// - Parameter viewController: The view that shows it.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
