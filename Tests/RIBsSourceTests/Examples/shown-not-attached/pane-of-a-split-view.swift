// One way shows the child in a pane and does not attach it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    if let split = viewController.uiviewController as? UISplitViewController {
      let pane = UINavigationController(rootViewController: view)
      split.setViewController(pane, for: .secondary)  // reported: warning
    } else {
      view.modalPresentationStyle = .fullScreen
      attachChild(router)
      viewController.uiviewController.present(view, animated: true)
    }
  }
}
