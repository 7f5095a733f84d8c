// The view is taken away, and then the child is detached.
// with: Kid, KidView, MomTwoWays, MomOverlay, MomOverlayRouter
extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    guard let kid else { return }
    kid.viewControllable.uiviewController.dismiss(animated: true) {
      self.detachChild(kid)
      self.kid = nil
    }
  }
}
