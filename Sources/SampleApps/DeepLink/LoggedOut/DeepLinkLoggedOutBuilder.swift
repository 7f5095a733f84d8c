import InstrumentedRIBs

extension DeepLinkApp {
  protocol LoggedOutDependency: Dependency {}

  protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting
  }

  final class LoggedOutBuilder: Builder<any LoggedOutDependency>, LoggedOutBuildable {
    func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting {
      let viewController = LoggedOutViewController(title: "Who plays?")
      let interactor = LoggedOutInteractor(presenter: viewController)
      interactor.listener = listener
      return LoggedOutRouter(interactor: interactor, viewController: viewController)
    }
  }
}
