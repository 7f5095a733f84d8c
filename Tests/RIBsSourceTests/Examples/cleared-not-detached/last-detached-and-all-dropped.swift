// The last step is detached, and the list that holds the others is emptied.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard let last = steps.last else { return }
    detachChild(last)
    steps.removeAll()  // reported: warning
  }
}
