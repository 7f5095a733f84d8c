// Every step is detached, and the list is emptied.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    for step in steps.reversed() { detachChild(step) }
    steps.removeAll()
  }
}
