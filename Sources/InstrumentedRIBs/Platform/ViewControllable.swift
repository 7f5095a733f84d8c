#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The view controllers of this platform.
  public typealias RIBViewController = UIViewController
  /// The windows of this platform.
  public typealias RIBWindow = UIWindow
#else
  /// The view controllers of this platform, which has no UIKit.
  public typealias RIBViewController = HeadlessViewController
  /// The windows of this platform, which has no UIKit.
  public typealias RIBWindow = HeadlessWindow
#endif

/// What a router needs of a view: the view controller to show.
public protocol ViewControllable: AnyObject {
  /// The view controller that shows this RIB.
  var uiviewController: RIBViewController { get }
}

extension ViewControllable where Self: RIBViewController {
  /// A view controller shows itself.
  public var uiviewController: RIBViewController { self }
}

extension RIBWindow {
  #if canImport(UIKit)
    /// Apps launch on the main thread; a router, as the pattern has it, is bound to no actor.
    nonisolated func show(_ root: RIBViewController) {
      MainActor.assumeIsolated {
        rootViewController = root
        makeKeyAndVisible()
      }
    }
  #else
    func show(_ root: RIBViewController) {
      rootViewController = root
      makeKeyAndVisible()
    }
  #endif
}

extension RIBViewController {
  #if canImport(UIKit)
    /// False off the main thread, where a view must not be asked.
    nonisolated var isOnScreen: Bool {
      Thread.isMainThread && MainActor.assumeIsolated { viewIfLoaded?.window != nil }
    }
  #else
    var isOnScreen: Bool { isVisible }
  #endif
}
