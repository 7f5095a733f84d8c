// A closure presents Kid once the view is free.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    attachChild(router)
    let screen = viewController.uiviewController
    if screen.presentedViewController == nil {
      screen.present(view, animated: true)
    } else {
      screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        screen.present(view, animated: true)
      }
    }
  }
}
