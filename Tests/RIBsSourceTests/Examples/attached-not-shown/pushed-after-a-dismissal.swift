// Kid is dismissed and Aunt pushed.
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
    let navigation = viewController.uiviewController.navigationController
    navigation?.setNavigationBarHidden(true, animated: false)
    navigation?.pushViewController(aunt.viewController, animated: true)
  }
}
