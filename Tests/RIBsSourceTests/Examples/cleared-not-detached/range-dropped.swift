// A range leaves the list.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    steps.removeSubrange(1...)  // reported: warning
  }
}
