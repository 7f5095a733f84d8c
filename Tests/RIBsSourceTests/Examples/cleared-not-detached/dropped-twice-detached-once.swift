// Both are taken, and both are detached.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    let last = steps.popLast()
    let before = steps.popLast()
    for case let kid? in [last, before] { detachChild(kid) }
  }
}
