// A copy of the list loses its last element.
// with: PlainKid, MomStepsClosing, MomSteps
extension MomRouter {
  func back() {
    var path = steps
    path.removeLast()
    print(path.count)
  }

  func close() {
    while let last = steps.popLast() { detachChild(last) }
  }
}
