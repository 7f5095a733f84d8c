// The child reports two ends, and for each the router pops before it asks whether it has the child.
// with: SendingMom
extension MomRouter {
  func close() {
    viewController.navigationController?.popViewController(animated: true)  // reported: warning
    if let kid { detachChild(kid) }
    kid = nil
  }
}
