// Both functions attach what they show.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    cover(router.viewControllable)
  }

  func preview() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    cover(router.viewControllable)
  }
}

extension MomRouter {
  private func cover(_ view: ViewControllable) {
    view.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view.uiviewController, animated: true)
  }
}

extension MomInteractor {
  func didTapPreview() { (router as? MomRouter)?.preview() }
}
