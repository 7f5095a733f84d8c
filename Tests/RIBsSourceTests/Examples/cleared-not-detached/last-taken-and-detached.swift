// The step that is taken out is detached.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard let last = steps.popLast() else { return }
    detachChild(last)
  }
}
