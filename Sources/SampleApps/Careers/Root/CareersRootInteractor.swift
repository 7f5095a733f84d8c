import InstrumentedRIBs

extension CareersApp {
  protocol RootRouting: LaunchRouting {
    func routeToLoggedOut()
    func detachLoggedOut()
    func routeToLoggedIn(as member: Member)
    func detachLoggedIn()
  }

  /// Switches between the member's and the visitor's side of the app.
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
