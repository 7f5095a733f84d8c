#if canImport(UIKit)
  import UIKit
#endif

/// What shows a feature.
@MainActor
public protocol ViewControllable: AnyObject {
  #if canImport(UIKit)
    var uiviewController: UIViewController { get }
  #endif
}

@MainActor
public protocol ViewableRouting: Routing {
  var viewControllable: ViewControllable { get }
}

/// A router with a view.
@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>:
  Router<InteractorType>, ViewableRouting
{
  public let viewController: ViewControllerType
  public let viewControllable: ViewControllable

  public init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    guard let viewControllable = viewController as? ViewControllable else {
      fatalError("\(viewController) is no ViewControllable.")
    }
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
  }
}
