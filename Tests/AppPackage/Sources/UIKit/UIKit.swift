// Stands in for Apple's UIKit, so that the app's source has the imports that it has on a phone.
@_exported import Foundation
import ModernRIBs

package typealias UIViewController = HeadlessViewController
package typealias UINavigationController = HeadlessNavigationController
package typealias UIWindow = HeadlessWindow

extension HeadlessNavigationController {
  package func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
}
