// The list turns round: the first becomes the last.
// with: PlainKid, MomStepsClosing, MomSteps
extension MomRouter {
  func back() {
    steps.append(steps.removeFirst())
  }

  func close() {
    while let last = steps.popLast() { detachChild(last) }
  }
}
