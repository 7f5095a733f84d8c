// One case of a switch shows the child and does not attach it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
enum MomStyle {
  case cover, plain
}

extension MomRouter {
  func open() { open(.cover) }

  func open(_ style: MomStyle) {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    switch style {
    case .cover:
      attachChild(router)
      viewController.uiviewController.present(view, animated: false)
    case .plain:
      viewController.uiviewController.present(view, animated: true)  // reported: warning
    }
  }
}

extension MomInteractor {
  func didTapPlain() { (router as? MomRouter)?.open(.plain) }
}
