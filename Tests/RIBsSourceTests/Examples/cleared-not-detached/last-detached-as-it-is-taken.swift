// The step is detached in the call that takes it.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard !steps.isEmpty else { return }
    detachChild(steps.removeLast())
  }
}
