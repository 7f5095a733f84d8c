// A stream closes Kid, who may be presenting a tip. `dismiss` on her view takes down the tip alone.
// with: MomOfAPresentingKid
extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    kid.viewControllable.uiviewController.dismiss(animated: true)  // reported: warning
  }
}

extension MomInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    songs.stopped.sink { [weak self] in self?.router?.closeKid() }.cancelOnDeactivate(
      interactor: self)
  }
}
