// A small type with settings leaves the sheet as it is.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.show(router.viewControllable, config: SheetConfig())
  }
}

extension ViewControllable {
  func show(_ target: ViewControllable, config: SheetConfig) {
    let controller = target.uiviewController
    controller.isModalInPresentation = config.isLocked
    uiviewController.present(controller, animated: true)
  }
}

struct SheetConfig {
  var isLocked = false
}
