// The list is replaced by one without its last element.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    steps = steps.dropLast()  // reported: warning
  }
}
