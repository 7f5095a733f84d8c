// Steps leave their list one by one.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    while steps.count > 1 {
      _ = steps.removeLast()  // reported: warning
    }
  }
}
