// A helper makes a navigation controller that the user cannot pull down.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
import RIBs
import UIKit

extension ViewControllable {
  func inNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: uiviewController)
    navigation.isModalInPresentation = true
    return navigation
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let navigation = router.viewControllable.inNavigation()
    navigation.modalPresentationStyle = .pageSheet
    viewController.uiviewController.present(navigation, animated: true)
  }
}
