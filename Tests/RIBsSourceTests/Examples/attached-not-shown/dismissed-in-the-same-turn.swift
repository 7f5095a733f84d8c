// Kid is dismissed and Aunt presented in the same turn.
// with: Kid, KidView, Aunt, MomOfTwo
extension MomInteractor {
  func kidDidClose() {
    router?.closeKid()
    router?.openAunt()
  }
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
    let aunt = auntBuilder.build(withListener: interactor)
    self.aunt = aunt
    attachChild(aunt)
    let screen = viewController.uiviewController
    screen.present(aunt.viewController, animated: true)  // reported: warning
  }
}
