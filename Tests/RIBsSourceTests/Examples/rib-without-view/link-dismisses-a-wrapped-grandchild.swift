// Mom presents Kid in a navigation controller, which hears only of a pull by the user.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter
import RIBs
import UIKit

final class SheetNavigationController: UINavigationController,
  UIAdaptivePresentationControllerDelegate
{
  var onPulledDown: (() -> Void)?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onPulledDown?()
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let navigation = SheetNavigationController(
      rootViewController: router.viewControllable.uiviewController)
    navigation.onPulledDown = { [weak self] in self?.close() }
    navigation.presentationController?.delegate = navigation
    viewController.uiviewController.present(navigation, animated: true)
  }
}

extension GranViewController {
  func dismissAll() {
    if presentedViewController != nil { dismiss(animated: false) }
  }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }  // reported: warning
}
