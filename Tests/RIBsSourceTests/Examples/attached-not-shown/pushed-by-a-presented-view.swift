// Gran presents Mom by herself, so Mom has no navigation controller to push on.
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
    let navigation = viewController.uiviewController.navigationController
    navigation?.setNavigationBarHidden(true, animated: false)
    navigation?.pushViewController(  // reported: warning
      router.viewControllable.uiviewController, animated: true)
  }
}
