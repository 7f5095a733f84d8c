// The child reports twice, and the second call finds that it is gone.
// with: SavingKid, KidReportsTwice, MomOfASavingKid, MomWithoutClose
extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
