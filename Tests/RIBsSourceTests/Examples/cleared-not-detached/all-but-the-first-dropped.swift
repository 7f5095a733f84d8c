// A flow goes back to its first step.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard steps.count > 1 else { return }
    steps.removeLast(steps.count - 1)  // reported: warning
  }
}
