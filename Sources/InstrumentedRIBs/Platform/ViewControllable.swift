#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation
  import UIKit

  /// The view controller type of this platform.
  public typealias RIBViewController = UIViewController
  /// The window type of this platform.
  public typealias RIBWindow = UIWindow
#else
  /// The view controller type of this platform, which has no UIKit.
  public typealias RIBViewController = HeadlessViewController
  /// The window type of this platform, which has no UIKit.
  public typealias RIBWindow = HeadlessWindow
#endif

/// What a router needs of a view: its view controller.
public protocol ViewControllable: AnyObject {
  /// The view controller that shows this RIB.
  var uiviewController: RIBViewController { get }
}

extension ViewControllable where Self: RIBViewController {
  /// A view controller shows itself.
  public var uiviewController: RIBViewController { self }
}

extension RIBWindow {
  #if os(iOS) || os(tvOS) || os(visionOS)
    /// Routers are bound to no actor, so an app may launch on another thread by mistake. UIKit is still called on the
    /// main thread, and nothing traps.
    nonisolated func show(_ root: RIBViewController) {
      if Thread.isMainThread {
        MainActor.assumeIsolated { showNow(root) }
      } else {
        Task { @MainActor in showNow(root) }
      }
    }

    /// Does nothing off the main thread.
    nonisolated func showNothing() {
      if Thread.isMainThread { MainActor.assumeIsolated { rootViewController = nil } }
    }

    private func showNow(_ root: RIBViewController) {
      rootViewController = root
      makeKeyAndVisible()
    }
  #else
    func show(_ root: RIBViewController) {
      rootViewController = root
      makeKeyAndVisible()
    }

    func showNothing() { rootViewController = nil }
  #endif
}

extension RIBViewController {
  #if os(iOS) || os(tvOS) || os(visionOS)
    /// False off the main thread, where UIKit must not be called.
    nonisolated var isOnScreen: Bool {
      Thread.isMainThread && MainActor.assumeIsolated { viewIfLoaded?.window != nil }
    }
  #else
    var isOnScreen: Bool { isVisible }
  #endif
}
