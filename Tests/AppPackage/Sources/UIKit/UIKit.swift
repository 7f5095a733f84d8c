// Stands in for Apple's UIKit, so that the app's source has the imports that it has on a phone.
@_exported import Foundation
import ModernRIBs

public typealias UIViewController = HeadlessViewController
public typealias UINavigationController = HeadlessNavigationController
public typealias UIWindow = HeadlessWindow

extension HeadlessNavigationController {
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
}
