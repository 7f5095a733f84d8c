// The default of a parameter does not pin the sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.show(router.viewControllable)
  }
}

extension ViewControllable {
  func show(_ target: ViewControllable, isLocked: Bool = false) {
    let controller = target.uiviewController
    controller.isModalInPresentation = isLocked
    uiviewController.present(controller, animated: true)
  }
}
