// Mom presents Kid in the context of her own view, so a dismissal by Gran's view does not reach it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter
import RIBs
import UIKit

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let screen = router.viewControllable.uiviewController
    screen.modalPresentationStyle = .overCurrentContext
    viewController.uiviewController.present(screen, animated: true)
  }
}

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}
