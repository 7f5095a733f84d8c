// A push begins in the next turn, so that another tap can come.
// with: MomTapped
extension MomViewController {
  func show(_ view: ViewControllable) {
    navigationController?.pushViewController(view.uiviewController, animated: true)
  }
}

extension MomRouter {
  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
    viewController.show(kid.viewControllable)
  }
}
