// Aunt is presented in the next turn of the run loop.
// with: Kid, KidView, Aunt, MomOfTwo
extension MomInteractor {
  func kidDidClose() {
    router?.closeKid()
    DispatchQueue.main.async { [weak self] in self?.router?.openAunt() }
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
