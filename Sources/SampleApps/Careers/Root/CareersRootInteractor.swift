import InstrumentedRIBs

extension CareersApp {
  protocol RootRouting: LaunchRouting {
    func routeToLoggedOut()
    func detachLoggedOut()
    func routeToLoggedIn(as member: Member)
    func detachLoggedIn()
  }

  /// Decides whether the member's or the visitor's side of the app is up.
  final class RootInteractor: Interactor, RootInteractable {
    weak var router: (any RootRouting)?

    // MARK: LoggedOutListener

    func loggedOutDidFinish(as member: Member) {
      router?.detachLoggedOut()
      router?.routeToLoggedIn(as: member)
    }

    // MARK: LoggedInListener

    func loggedInDidLogOut() {
      router?.detachLoggedIn()
      router?.routeToLoggedOut()
    }
  }
}
