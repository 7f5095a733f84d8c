// A step changes its place in the list.
// with: PlainKid, MomStepsClosing, MomSteps
extension MomRouter {
  func back() {
    let first = steps.removeFirst()
    steps.append(first)
  }

  func close() {
    steps.forEach { detachChild($0) }
    steps.removeAll()
  }
}
