// A guard asks for the child, and nobody uses it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func forget() {
    guard kid != nil else { return }
    viewController.uiviewController.dismiss(animated: true)
    kid = nil  // reported: warning
  }
}

extension MomInteractor {
  func didTapForget() { (router as? MomRouter)?.forget() }
}
