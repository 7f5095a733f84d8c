extension RouterNode {
  /// Expects the objects that should go soon after the router. Called as it is deallocated.
  final func expectDeallocations() {
    guard LeakDetector.isHeard(by: observed) else { return }
    let detector = LeakDetector.instance
    detector.expectDeallocate(interactable, as: .interactor, of: observed)
    // A recording reports more than ModernRIBs asserts on.
    guard observed != nil else { return }
    if let presenter = ownInteractor?.ownPresenter {
      detector.expectDeallocate(presenter, as: .presenter, of: observed)
    }
    // Nothing is left that could attach them again.
    for case let child as RouterNode in children where child.observed != nil {
      detector.expectDeallocate(child, as: .router, of: child.observed)
    }
  }
}
