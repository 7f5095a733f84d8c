// One function detaches what it is given, another drops the last.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func close(_ kid: Routing) { detachChild(kid) }

  func back() {
    steps.removeLast()
  }
}
