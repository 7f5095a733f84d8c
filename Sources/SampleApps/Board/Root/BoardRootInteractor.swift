import InstrumentedRIBs

extension BoardApp {
  protocol RootRouting: LaunchRouting {
    func routeToBoard()
  }

  /// There is one thing to show.
  final class RootInteractor: Interactor, RootInteractable {
    weak var router: (any RootRouting)?
  }
}
