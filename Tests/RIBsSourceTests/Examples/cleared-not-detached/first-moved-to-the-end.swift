// The first element moves to the end.
// with: PlainKid, MomStepsClosing, MomSteps
extension MomRouter {
  func back() {
    guard let first = steps.first else { return }
    steps = steps.dropFirst() + [first]
  }

  func close() {
    while let last = steps.popLast() { detachChild(last) }
  }
}
