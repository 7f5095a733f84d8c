// A timer of Kid's ends her. She dismisses the tip when she resigns.
// with: MomOfAPresentingKid
extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    kid.viewController.dismiss(animated: true)
  }
}

extension KidInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.listener?.kidDidClose() }
      .cancelOnDeactivate(interactor: self)
  }

  override func willResignActive() {
    super.willResignActive()
    router?.viewController.dismiss(animated: false)
  }
}
