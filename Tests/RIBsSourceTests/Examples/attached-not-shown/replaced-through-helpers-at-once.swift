// Helpers dismiss Kid without an animation and present Aunt.
// with: Kid, KidView, Aunt, MomOfTwo
extension ViewControllable {
  func show(_ child: ViewControllable, animated: Bool = true) {
    uiviewController.present(child.uiviewController, animated: animated)
  }

  func hide(animated: Bool = true) {
    uiviewController.dismiss(animated: animated, completion: nil)
  }
}

extension MomInteractor {
  func kidDidClose() {
    router?.closeKid()
    router?.openAunt()
  }
}

extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    viewController.hide(animated: false)
    detachChild(kid)
    self.kid = nil
  }

  func openAunt() {
    guard aunt == nil else { return }
    let aunt = auntBuilder.build(withListener: interactor)
    self.aunt = aunt
    attachChild(aunt)
    viewController.show(aunt.viewController)
  }
}
