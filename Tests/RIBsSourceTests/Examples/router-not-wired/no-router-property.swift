// The interactor has no property for a router.
final class ClockInteractor: Interactor {
  weak var listener: ClockListener?
}

final class ClockRouter: Router<ClockInteractor> {}

final class ClockBuilder: Builder<ClockDependency> {
  func build(withListener listener: ClockListener) -> ClockRouter {
    let interactor = ClockInteractor()
    interactor.listener = listener
    return ClockRouter(interactor: interactor)
  }
}
