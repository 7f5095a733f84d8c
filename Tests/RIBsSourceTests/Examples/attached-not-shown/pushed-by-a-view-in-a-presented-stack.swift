// Gran presents Mom in a navigation controller.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranPresentsMom
extension GranRouter {
  func present(_ view: UIViewController) {
    let navigation = UINavigationController(rootViewController: view)
    navigation.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(navigation, animated: true)
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
