// An enum whose case shows the view as a sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    Style.sheet.show(router.viewControllable, on: viewController)
  }
}

enum Style {
  case cover, sheet

  func show(_ target: ViewControllable, on parent: ViewControllable) {
    switch self {
    case .cover: target.uiviewController.modalPresentationStyle = .fullScreen
    case .sheet: target.uiviewController.modalPresentationStyle = .pageSheet
    }
    parent.uiviewController.present(target.uiviewController, animated: true)
  }
}
