// The child reports twice, and the second detach unwraps an empty property.
// with: SavingKid, KidReportsTwice, MomOfASavingKid, MomWithoutClose
extension MomRouter {
  func close() {
    viewController.dismiss(animated: true)
    detachChild(kid)  // reported: warning
    kid = nil
  }
}
