// The child reports twice, and only the completion of the dismissal clears the property.
// with: SavingKid, KidReportsTwice, MomOfASavingKid, MomWithoutClose
extension MomRouter {
  func close() {
    guard let child = kid else { return }
    detachChild(child)  // reported: warning
    viewController.dismiss(animated: true) { [weak self] in self?.kid = nil }
  }
}
