// The child's view is laid over the button before another tap can come.
// with: MomTapped
extension MomViewController {
  func show(_ view: ViewControllable) {
    embed(view.uiviewController)
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = self.view.bounds
    self.view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension MomRouter {
  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: info
    viewController.show(kid.viewControllable)
  }
}
