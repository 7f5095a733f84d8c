// What pushes asks whether the view is a navigation controller itself.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.pushChild(router.viewControllable)
  }
}

extension ViewControllable {
  private var enclosing: UINavigationController? {
    (uiviewController as? UINavigationController) ?? uiviewController.navigationController
  }

  func pushChild(_ child: ViewControllable) {
    enclosing?.pushViewController(child.uiviewController, animated: true)
  }
}
