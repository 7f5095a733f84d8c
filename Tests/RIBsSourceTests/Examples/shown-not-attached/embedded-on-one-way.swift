// One way embeds the child and does not attach it, and the other one presents it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension ViewControllable {
  func embed(_ child: ViewControllable) {
    uiviewController.addChild(child.uiviewController)
    uiviewController.view.addSubview(child.uiviewController.view)
    child.uiviewController.didMove(toParent: uiviewController)
  }
}

extension MomRouter {
  func open() { open(isWide: false) }

  func open(isWide: Bool) {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    if isWide {
      viewController.embed(router.viewControllable)  // reported: warning
    } else {
      let view = router.viewControllable.uiviewController
      view.modalPresentationStyle = .fullScreen
      attachChild(router)
      viewController.uiviewController.present(view, animated: true)
    }
  }
}

extension MomInteractor {
  func didTapWide() { (router as? MomRouter)?.open(isWide: true) }
}
