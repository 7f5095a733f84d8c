// A timer ends Kid while she may be presenting a tip.
// with: MomOfAPresentingKid
extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    kid.viewController.dismiss(animated: true)  // reported: warning
    detachChild(kid)
  }
}

extension KidInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.listener?.kidDidClose() }
      .cancelOnDeactivate(interactor: self)
  }
}
