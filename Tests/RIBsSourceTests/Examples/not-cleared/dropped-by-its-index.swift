// What is detached is looked up and leaves the list.
// with: PlainKid, MomStepsTaps, MomSteps
extension MomRouter {
  func back() {
    guard let last = steps.last else { return }
    detachChild(last)
  }

  override func detachChild(_ child: Routing) {
    super.detachChild(child)
    if let index = steps.firstIndex(where: { $0 === child }) { steps.remove(at: index) }
  }
}
