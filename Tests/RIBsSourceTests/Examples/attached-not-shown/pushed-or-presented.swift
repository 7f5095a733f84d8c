// Gran presents Mom by herself, and Mom presents where she cannot push.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranPresentsMom
extension GranRouter {
  func present(_ view: UIViewController) {
    view.isModalInPresentation = true
    viewController.uiviewController.present(view, animated: true)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.isModalInPresentation = true
    if let navigation = viewController.uiviewController.navigationController {
      navigation.setNavigationBarHidden(true, animated: false)
      navigation.pushViewController(view, animated: true)
    } else {
      viewController.uiviewController.present(view, animated: true)
    }
  }
}
