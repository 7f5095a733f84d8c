// The last step leaves its list and stays attached.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    steps.removeLast()  // reported: warning
  }
}
