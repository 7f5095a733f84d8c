// The interactor has a property for a router.
final class ClockInteractor: Interactor {
  weak var router: ClockRouter?
  weak var listener: ClockListener?

  override func willResignActive() {
    super.willResignActive()
    router?.stop()
  }
}

final class ClockRouter: Router<ClockInteractor> {  // reported: warning
  func stop() {}
}

final class ClockBuilder: Builder<ClockDependency> {
  func build(withListener listener: ClockListener) -> ClockRouter {
    let interactor = ClockInteractor()
    interactor.listener = listener
    return ClockRouter(interactor: interactor)
  }
}
