// Another child is attached, which may put its view in the place of the first.
// with: Kid, KidView, MomTwoWays, MomOverlay, MomOverlayRouter, PlainSibling
extension MomRouter: SiblingListener {
  func close() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
    // reported: warning unstored-child
    attachChild(SiblingRouter(interactor: SiblingInteractor(listener: self)))
  }
}
