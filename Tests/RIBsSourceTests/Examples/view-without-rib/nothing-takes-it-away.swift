// No way takes the view away.
// with: Kid, KidView, MomTwoWays, MomOverlay, MomOverlayRouter
extension MomRouter {
  func close() {
    guard let router = kid else { return }
    kid = nil
    detachChild(router)  // reported: warning
  }

  func leave() { close() }
}
