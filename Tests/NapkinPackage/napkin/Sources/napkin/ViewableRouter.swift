#if canImport(UIKit)
  import UIKit
#endif

/// What shows a feature.
@MainActor
public protocol ViewControllable: AnyObject {
  #if canImport(UIKit)
    /// The view controller.
    var uiviewController: UIViewController { get }
  #endif
}

/// A router with a view, as a parent sees it.
@MainActor
public protocol ViewableRouting: Routing {
  /// What shows the feature.
  var viewControllable: ViewControllable { get }
}

/// A router with a view.
@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>:
  Router<InteractorType>, ViewableRouting
{
  /// What shows the feature.
  public let viewController: ViewControllerType
  /// The same, whatever its type.
  public let viewControllable: ViewControllable

  /// - Parameters:
  ///   - interactor: An `Interactable`.
  ///   - viewController: A `ViewControllable`.
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    guard let viewControllable = viewController as? ViewControllable else {
      fatalError("\(viewController) is no ViewControllable.")
    }
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
  }
}
