// A helper returns the step, and its caller detaches it.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    if let last = dropped() { detachChild(last) }
  }

  private func dropped() -> KidRouter? { steps.popLast() }
}
