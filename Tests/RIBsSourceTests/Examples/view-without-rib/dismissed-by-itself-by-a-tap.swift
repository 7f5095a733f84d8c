// Kid's own button closes her. Nobody can tap it while a tip covers it.
// with: MomOfAPresentingKid
extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    kid.viewControllable.uiviewController.dismiss(animated: true)
  }
}
