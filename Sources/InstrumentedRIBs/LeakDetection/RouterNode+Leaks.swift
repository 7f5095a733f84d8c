import RIBsRecording

extension RouterNode {
  /// Expects the objects that should be deallocated soon after the router. Called when the router is deallocated.
  final func expectDeallocations(of rib: RecordedRIB?) {
    guard LeakDetector.reportsLeaks(of: rib) else { return }
    let detector = LeakDetector.instance
    detector.expectDeallocate(interactable, as: .interactor, of: rib)
    // Without a recording only what ModernRIBs asserts on is expected.
    guard rib != nil else { return }
    if let presenter = ownInteractor?.ownPresenter {
      detector.expectDeallocate(presenter, as: .presenter, of: rib)
    }
    // Their parent is gone, so nothing should hold them any more.
    for case let child as RouterNode in children where child.routerRecord != nil {
      detector.expectDeallocate(child, as: .router, of: child.routerRecord?.rib)
    }
  }
}
