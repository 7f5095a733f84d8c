// One way takes the view away, and another only detaches.
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
    self.kid = nil
    detachChild(kid)  // reported: warning
  }
}
