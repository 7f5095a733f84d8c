import InstrumentedRIBs

extension BoardApp {
  protocol RootRouting: LaunchRouting {
    func routeToBoard()
  }

  /// The app has a single screen to start with.
  final class RootInteractor: Interactor, RootInteractable {
    weak var router: (any RootRouting)?
  }
}
