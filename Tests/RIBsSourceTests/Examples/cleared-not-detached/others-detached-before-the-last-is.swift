// The steps above the first one are taken and detached, and then the first one.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    while steps.count > 1 { detachChild(steps.removeLast()) }
    if let first = steps.first { detachChild(first) }
    steps.removeAll()
  }
}
