// The child reports twice, and the property is nil before the second report.
// with: SavingKid, KidReportsTwice, MomOfASavingKid, MomWithoutClose
extension MomRouter {
  func close() {
    guard let child = kid else { return }
    kid = nil
    detachChild(child)
    viewController.dismiss(animated: true) { [weak self] in self?.viewController.view.alpha = 1 }
  }
}
