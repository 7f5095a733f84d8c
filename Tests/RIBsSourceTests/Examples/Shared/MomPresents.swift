// Mom's function `open`, which presents Kid over the full screen.
import RIBs
import UIKit

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let screen = router.viewControllable.uiviewController
    screen.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(screen, animated: true)
  }
}
