// One function dismisses Kid and gives Aunt to a presenter, which does not wait.
// with: Kid, KidView, Aunt, MomOfTwo
final class Sheets {
  func show(_ view: UIViewController, over host: UIViewController) {
    host.present(view, animated: true)
  }
}

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
    Sheets().show(aunt.viewController, over: viewController.uiviewController)  // reported: warning
  }
}
