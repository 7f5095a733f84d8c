import InstrumentedRIBs

extension HomeFlowApp {
  protocol RootRouting: LaunchRouting {
    func routeToLogin()
    func detachLogin()
    func routeToHomeFlow(user: String)
    func detachHomeFlow()
  }

  /// Decides whether to ask for a login.
  final class RootInteractor: Interactor, RootInteractable {
    weak var router: (any RootRouting)?

    // MARK: LoginListener

    func loginDidLogIn(user: String) {
      router?.routeToHomeFlow(user: user)
      router?.detachLogin()
    }

    // MARK: HomeFlowListener

    func homeFlowDidLogOut() {
      router?.routeToLogin()
      router?.detachHomeFlow()
    }
  }
}
