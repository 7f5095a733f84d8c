// The child's view is a bar, which leaves the button free.
// with: MomTapped
extension MomViewController {
  func show(_ view: ViewControllable) {
    let child = view.uiviewController
    addChild(child)
    self.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.view.bottomAnchor.constraint(equalTo: self.view.bottomAnchor).isActive = true
    child.view.heightAnchor.constraint(equalToConstant: 64).isActive = true
    child.didMove(toParent: self)
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
