// A helper makes a navigation controller around the view, which is presented as a sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
import RIBs
import UIKit

extension ViewControllable {
  func inNavigation() -> UINavigationController {
    UINavigationController(rootViewController: uiviewController)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let navigation = router.viewControllable.inNavigation()
    navigation.modalPresentationStyle = .pageSheet
    viewController.uiviewController.present(navigation, animated: true)
  }
}
