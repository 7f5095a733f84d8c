// A helper presents Kid over what is presented.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension ViewControllable {
  func presentOnTop(_ child: ViewControllable) {
    if let other = uiviewController.presentedViewController {
      other.present(child.uiviewController, animated: true)
      return
    }
    uiviewController.present(child.uiviewController, animated: true)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    attachChild(router)
    viewController.presentOnTop(router.viewControllable)
  }
}
