// The child is detached when its view is gone.
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
    guard let old = kid else { return }
    kid = nil
    viewController.uiviewController.dismiss(animated: true) { [weak self] in
      self?.detachChild(old)
    }
  }
}

extension MomInteractor {
  func didTapForget() { (router as? MomRouter)?.forget() }
}
