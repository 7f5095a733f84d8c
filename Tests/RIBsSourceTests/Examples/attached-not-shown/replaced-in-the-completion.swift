// Aunt is presented in the completion of the dismissal.
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
    guard aunt == nil, let kid else { return }
    detachChild(kid)
    self.kid = nil
    let aunt = auntBuilder.build(withListener: interactor)
    self.aunt = aunt
    attachChild(aunt)
    viewController.uiviewController.dismiss(animated: true) { [viewController] in
      viewController.uiviewController.present(aunt.viewController, animated: true)
    }
  }
}
