// The steps are detached as the children of the router.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    children.last.map(detachChild)
    steps.removeLast()
  }
}
