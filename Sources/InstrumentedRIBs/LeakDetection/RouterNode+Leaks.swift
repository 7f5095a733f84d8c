extension RouterNode {
  /// What should be gone soon after the router. Called as it is deallocated.
  final func expectDeallocations() {
    guard LeakDetector.isHeard(by: observed) else { return }
    let detector = LeakDetector.instance
    detector.expectDeallocate(interactable, as: .interactor, of: observed)
    // A recording is told more than ModernRIBs asserts on.
    guard observed != nil else { return }
    if let presenter = ownInteractor?.ownPresenter {
      detector.expectDeallocate(presenter, as: .presenter, of: observed)
    }
    // Nobody is left who could attach them again.
    for case let child as RouterNode in children where child.observed != nil {
      detector.expectDeallocate(child, as: .router, of: child.observed)
    }
  }
}
