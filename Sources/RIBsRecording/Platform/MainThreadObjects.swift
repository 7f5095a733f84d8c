#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation
  import UIKit
#endif

/// Objects beside RIBs' parts that live on the main thread by contract, so that their properties can be read there.
enum MainThreadObjects {
  /// Whether the objects of a class do: views, view controllers and the app's delegate of UIKit, or headless views.
  static func contains(_ type: AnyClass) -> Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      type is UIResponder.Type
    #else
      type is any ObservedView.Type
    #endif
  }

  /// What an object holds that no property of Swift shows, with the property's name. Gesture recognizers and controls hold no
  /// target.
  static func others(in object: AnyObject) -> [(AnyObject, String)] {
    #if os(iOS) || os(tvOS) || os(visionOS)
      guard Thread.isMainThread, object is UIResponder else { return [] }
      let owner = typeName(of: object)
      nonisolated(unsafe) var found: [(AnyObject, String)] = []
      MainActor.assumeIsolated {
        if let container = object as? UIViewController {
          for (index, child) in container.children.enumerated() {
            found.append((child, "\(owner).children[\(index)]"))
          }
          if let sheet = container.presentedViewController,
            sheet.presentingViewController === container
          {
            found.append((sheet, "\(owner).presentedViewController"))
          }
          if let view = container.viewIfLoaded { found.append((view, "\(owner).view")) }
        } else if let view = object as? UIView {
          for (index, part) in view.subviews.enumerated() {
            found.append((part, "\(owner).subviews[\(index)]"))
          }
        }
      }
      return found
    #else
      return []
    #endif
  }
}
