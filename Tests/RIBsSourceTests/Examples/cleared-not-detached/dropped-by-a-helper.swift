// A helper that its caller trusts to detach.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    leave()  // reported: warning
  }

  private func leave() {
    guard !steps.isEmpty else { return }
    steps.removeLast()
  }
}
