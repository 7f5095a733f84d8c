// Two functions lead to one `dismiss`, which is reported once, where it stands.
// with: MomOfAPresentingKid
extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    kid.viewControllable.uiviewController.dismiss(animated: true)  // reported: warning
  }

  func closeAll() { closeKid() }
}

extension MomInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    songs.stopped.sink { [weak self] in self?.router?.closeKid() }.cancelOnDeactivate(
      interactor: self)
    songs.stopped.sink { [weak self] in self?.router?.closeAll() }.cancelOnDeactivate(
      interactor: self)
  }
}
