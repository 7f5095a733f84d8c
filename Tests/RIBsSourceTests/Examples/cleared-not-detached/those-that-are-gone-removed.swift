// What is not active any more leaves the list.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    steps.removeAll { !$0.interactor.isActive }
  }
}
