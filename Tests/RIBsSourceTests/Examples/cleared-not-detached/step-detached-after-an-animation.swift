// A completion detaches the step.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard let last = steps.popLast() else { return }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in self.detachChild(last) }
  }
}
