// Kid may report her end while she is attached. Mom asks whether she still has her before she shows her view.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension KidInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    if Calendar.current.isDateInToday(.distantPast) { listener?.kidDidClose() }
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    guard kid === router else { return }
    let view = router.viewControllable.uiviewController
    view.isModalInPresentation = true
    viewController.uiviewController.present(view, animated: true)
  }
}
