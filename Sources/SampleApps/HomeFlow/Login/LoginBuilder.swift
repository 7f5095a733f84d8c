import InstrumentedRIBs

extension HomeFlowApp {
  protocol LoginDependency: Dependency {}

  protocol LoginBuildable: Buildable {
    func build(withListener listener: any LoginListener) -> any LoginRouting
  }

  final class LoginBuilder: Builder<any LoginDependency>, LoginBuildable {
    func build(withListener listener: any LoginListener) -> any LoginRouting {
      let viewController = LoginViewController(title: "Log in")
      let interactor = LoginInteractor(presenter: viewController)
      interactor.listener = listener
      return LoginRouter(interactor: interactor, viewController: viewController)
    }
  }
}
