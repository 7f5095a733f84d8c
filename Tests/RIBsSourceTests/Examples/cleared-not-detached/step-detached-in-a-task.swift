// A task detaches the step.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard let last = steps.popLast() else { return }
    Task { @MainActor [weak self] in self?.detachChild(last) }
  }
}
