// What leaves the list is detached before.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    for step in steps.dropFirst() { detachChild(step) }
    steps = Array(steps.prefix(1))
  }
}
