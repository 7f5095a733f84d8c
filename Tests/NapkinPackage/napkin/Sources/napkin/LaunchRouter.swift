#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The router an app is launched with, as the app sees it.
@MainActor
public protocol LaunchRouting: ViewableRouting {}

/// The router an app is launched with.
@MainActor
open class LaunchRouter<InteractorType, ViewControllerType>:
  ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
  #if canImport(UIKit)
    /// Shows the view, and activates and loads the router.
    public final func launch(from window: UIWindow) async {
      window.rootViewController = viewControllable.uiviewController
      window.makeKeyAndVisible()
      await interactable.activate()
      await load()
    }
  #elseif canImport(AppKit)
    /// Shows the window, and activates and loads the router.
    public final func launch(from window: NSWindow) async {
      window.makeKeyAndOrderFront(nil)
      await interactable.activate()
      await load()
    }
  #endif
}
