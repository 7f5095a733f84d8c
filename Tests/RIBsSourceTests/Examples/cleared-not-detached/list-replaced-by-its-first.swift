// The list is replaced by its first element, and the others stay attached.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    steps = Array(steps.prefix(1))  // reported: warning
  }
}
