// A double tap attaches two children.
// with: MomTapped
extension MomViewController {
  func show(_ view: ViewControllable) {
    embed(view.uiviewController)
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
