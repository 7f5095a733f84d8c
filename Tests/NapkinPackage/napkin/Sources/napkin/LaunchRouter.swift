#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

@MainActor
public protocol LaunchRouting: ViewableRouting {}

/// The router an app is launched with.
@MainActor
open class LaunchRouter<InteractorType, ViewControllerType>:
  ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
  #if canImport(UIKit)
    public final func launch(from window: UIWindow) async {
      window.rootViewController = viewControllable.uiviewController
      window.makeKeyAndVisible()
      await interactable.activate()
      await load()
    }
  #elseif canImport(AppKit)
    public final func launch(from window: NSWindow) async {
      window.makeKeyAndOrderFront(nil)
      await interactable.activate()
      await load()
    }
  #endif
}
