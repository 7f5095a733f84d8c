// Kid reports her end while she is attached. Mom detaches her then, and shows her view.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension KidInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    listener?.kidDidClose()
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
    viewController.uiviewController.present(view, animated: true)  // reported: warning
  }
}
