// The child reports two ends, and the router asks whether it has the child before it pops.
// with: SendingMom
extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
