// The child is detached, and then forgotten.
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
    if let kid { detachChild(kid) }
    kid = nil
  }
}

extension MomInteractor {
  func didTapForget() { (router as? MomRouter)?.forget() }
}
