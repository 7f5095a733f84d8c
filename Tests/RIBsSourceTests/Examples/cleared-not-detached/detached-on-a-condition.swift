// A condition may know whether the child is attached.
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
    if let kid, !isBusy { detachChild(kid) }
    kid = nil
  }

  private var isBusy: Bool { viewController.uiviewController.isBeingDismissed }
}

extension MomInteractor {
  func didTapForget() { (router as? MomRouter)?.forget() }
}
