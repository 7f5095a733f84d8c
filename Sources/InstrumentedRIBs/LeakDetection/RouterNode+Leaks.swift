extension RouterNode {
  /// What should be gone soon after the router. Called as it is deallocated.
  final func expectDeallocations() {
    guard LeakDetector.isHeard(by: observed) else { return }
    let detector = LeakDetector.instance
    detector.expectDeallocate(interactable, as: .interactor, of: observed)
    if let presenter = ownInteractor?.ownPresenter {
      detector.expectDeallocate(presenter, as: .presenter, of: observed)
    }
    // Nobody is left who could attach them again.
    for case let child as RouterNode in children {
      detector.expectDeallocate(child, as: .router, of: child.observed)
    }
  }
}
