import UIKit

/// Something with a view controller.
public protocol ViewControllable: AnyObject {
  /// The view controller.
  var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  /// Itself.
  public var uiviewController: UIViewController { self }
}

/// What a parent needs of a router with a view.
public protocol ViewableRouting: Routing {
  /// The RIB's view.
  var viewControllable: ViewControllable { get }
}

/// A router with a view.
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
  ViewableRouting
{
  /// The RIB's view.
  public let viewController: ViewControllerType

  /// The RIB's view, whatever its type.
  public let viewControllable: ViewControllable

  /// - Parameters:
  ///   - interactor: An `Interactable`.
  ///   - viewController: A `ViewControllable`.
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    guard let viewControllable = viewController as? ViewControllable else {
      fatalError("\(viewController) is no ViewControllable.")
    }
    self.viewController = viewController
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
  }

  deinit {
    LeakDetector.instance.expectDeallocate(
      object: viewControllable.uiviewController, inTime: LeakDefaultExpectationTime.viewDisappear)
  }
}
