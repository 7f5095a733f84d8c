// The child reports twice, and the second call compares the property with nil.
// with: SavingKid, KidReportsTwice, MomOfASavingKid, MomWithoutClose
extension MomRouter {
  func close() {
    if isClosed { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    kid = nil
  }

  private var isClosed: Bool { kid == nil }
}
