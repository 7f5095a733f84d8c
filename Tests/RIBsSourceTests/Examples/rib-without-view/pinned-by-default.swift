// The default of a parameter pins the sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }
}

extension ViewControllable {
  func show(_ target: ViewControllable, isLocked: Bool = true) {
    let controller = target.uiviewController
    controller.isModalInPresentation = isLocked
    uiviewController.present(controller, animated: true)
  }
}
