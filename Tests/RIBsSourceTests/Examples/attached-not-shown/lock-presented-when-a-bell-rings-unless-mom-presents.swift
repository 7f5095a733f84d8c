// A service rings at any time, and Gran asks Mom before she presents the lock.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() {}
}

final class Bell {
  static let shared = Bell()
  let rings = PassthroughSubject<Void, Never>()
  private let source = DispatchSource.makeTimerSource(queue: .main)

  func start() {
    source.setEventHandler { [rings] in rings.send() }
    source.resume()
  }
}

extension GranInteractor {
  func watch() {
    Bell.shared.rings
      .sink { [weak self] in self?.router?.lock() }
      .cancelOnDeactivate(interactor: self)
  }
}

extension GranRouter {
  func lock() {
    guard lock == nil, mom?.kid == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    viewController.present(router.viewController, animated: false)
  }
}
