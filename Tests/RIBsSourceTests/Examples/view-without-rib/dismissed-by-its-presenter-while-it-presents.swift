// A stream closes Kid, who may be presenting a tip. Mom calls `dismiss` on what presents Kid's view.
// with: MomOfAPresentingKid
extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    kid.viewControllable.uiviewController.presentingViewController?.dismiss(animated: true)
  }
}

extension MomInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    songs.stopped.sink { [weak self] in self?.router?.closeKid() }.cancelOnDeactivate(
      interactor: self)
  }
}
