// Kid's own button closes Kid, which nobody taps while a tip covers it.
// with: MomOfAPresentingKid
extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    kid.viewControllable.uiviewController.dismiss(animated: true)
  }
}
