// The last step is detached, and then dropped.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard let last = steps.last else { return }
    detachChild(last)
    steps.removeLast()
  }
}
