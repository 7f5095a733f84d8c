// A condition asks whether the child is attached already.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    if !children.contains(where: { $0 === router }) { attachChild(router) }
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }
}
