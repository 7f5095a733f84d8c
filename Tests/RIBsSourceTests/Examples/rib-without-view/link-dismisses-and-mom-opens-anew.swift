// Mom detaches a former Kid before she attaches another one.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter
import RIBs
import UIKit

extension MomRouter {
  func open() {
    close()
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let screen = router.viewControllable.uiviewController
    screen.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(screen, animated: true)
  }
}

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}
