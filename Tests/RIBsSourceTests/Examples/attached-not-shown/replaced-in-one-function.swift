// One function dismisses Kid and presents Aunt.
// with: Kid, KidView, Aunt, MomOfTwo
extension MomInteractor {
  func kidDidClose() { router?.openAunt() }
}

extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  func openAunt() {
    guard aunt == nil else { return }
    if let kid {
      detachChild(kid)
      kid.viewControllable.uiviewController.dismiss(animated: true)
      self.kid = nil
    }
    let aunt = auntBuilder.build(withListener: interactor)
    self.aunt = aunt
    attachChild(aunt)
    let screen = viewController.uiviewController
    screen.present(aunt.viewController, animated: true)  // reported: warning
  }
}
