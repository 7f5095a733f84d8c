// Gran's function `closeMom`, which takes Mom's view out of her own and detaches Mom.
import RIBs
import UIKit

extension GranRouter {
  func closeMom() {
    guard let mom else { return }
    viewController.hide(mom.viewController)
    detachChild(mom)
    self.mom = nil
  }
}
