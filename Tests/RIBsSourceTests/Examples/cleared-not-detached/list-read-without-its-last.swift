// The list without its last element is only read.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    for step in steps.dropLast() { print(step) }
    guard let last = steps.popLast() else { return }
    detachChild(last)
  }
}
