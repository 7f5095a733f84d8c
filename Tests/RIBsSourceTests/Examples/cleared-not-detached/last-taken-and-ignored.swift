// The step that is taken out is asked for nothing.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard let last = steps.popLast() else { return }  // reported: warning
    print(last)
  }
}
