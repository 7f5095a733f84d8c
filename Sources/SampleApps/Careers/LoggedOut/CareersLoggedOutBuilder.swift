import InstrumentedRIBs

extension CareersApp {
  protocol LoggedOutDependency: Dependency {}

  final class LoggedOutComponent: Component<any LoggedOutDependency>, SignUpFirstDependency {}

  protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting
  }

  final class LoggedOutBuilder: Builder<any LoggedOutDependency>, LoggedOutBuildable {
    func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting {
      let component = LoggedOutComponent(dependency: dependency)
      let viewController = LoggedOutViewController(title: "Welcome")
      let interactor = LoggedOutInteractor(presenter: viewController)
      interactor.listener = listener
      return LoggedOutRouter(
        interactor: interactor, viewController: viewController,
        signUpFirstBuilder: SignUpFirstBuilder(dependency: component))
    }
  }
}
