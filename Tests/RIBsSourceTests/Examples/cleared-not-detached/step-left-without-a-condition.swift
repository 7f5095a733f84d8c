// The step is detached only on a condition.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    let last = steps.popLast()
    if interactor.isActive, let last { detachChild(last) }
  }
}
