// Mom shows a Kid again that is attached already.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter
import RIBs
import UIKit

extension MomRouter {
  func open() {
    if let kid {
      show(kid)
      return
    }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    show(router)
  }

  private func show(_ kid: KidRouting) {
    let screen = kid.viewControllable.uiviewController
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
