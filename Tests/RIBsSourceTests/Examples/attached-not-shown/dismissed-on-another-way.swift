// One event dismisses Kid, and another one presents Aunt.
// with: Kid, KidView, Aunt, MomOfTwo
extension MomInteractor {
  func kidDidClose() {
    if router?.children.count == 1 {
      router?.closeKid()
    } else {
      router?.openAunt()
    }
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
    viewController.uiviewController.present(aunt.viewController, animated: true)
  }
}
