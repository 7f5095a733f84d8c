// Gran presents Mom on one way, and pushes her on another.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranPresentsMom
extension GranRouter {
  func present(_ view: UIViewController) {
    if let navigation = viewController.uiviewController.navigationController {
      navigation.setNavigationBarHidden(true, animated: false)
      navigation.pushViewController(view, animated: true)
    } else {
      view.isModalInPresentation = true
      viewController.uiviewController.present(view, animated: true)
    }
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let navigation = viewController.uiviewController.navigationController
    navigation?.setNavigationBarHidden(true, animated: false)
    navigation?.pushViewController(router.viewControllable.uiviewController, animated: true)
  }
}
