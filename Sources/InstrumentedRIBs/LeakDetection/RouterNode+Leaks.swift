extension RouterNode {
  /// Expects the objects that should be deallocated soon after the router. Called when the router is deallocated.
  final func expectDeallocations() {
    guard LeakDetector.reportsLeaks(of: observed) else { return }
    let detector = LeakDetector.instance
    detector.expectDeallocate(interactable, as: .interactor, of: observed)
    // Without a recording only what ModernRIBs asserts on is expected.
    guard observed != nil else { return }
    if let presenter = ownInteractor?.ownPresenter {
      detector.expectDeallocate(presenter, as: .presenter, of: observed)
    }
    // Their parent is gone, so nothing should hold them any more.
    for case let child as RouterNode in children where child.observed != nil {
      detector.expectDeallocate(child, as: .router, of: child.observed)
    }
  }
}
