import UIKit

/// The router of an app's root RIB.
public protocol LaunchRouting: ViewableRouting {
  /// Shows the RIB in a window.
  func launch(from window: UIWindow)
}

/// The router of an app's root RIB.
open class LaunchRouter<InteractorType, ViewControllerType>:
  ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
  /// Shows the RIB in a window, and makes it active.
  public final func launch(from window: UIWindow) {
    window.rootViewController = viewControllable.uiviewController
    window.makeKeyAndVisible()
    interactable.activate()
    load()
  }
}
