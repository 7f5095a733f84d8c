import InstrumentedRIBs

extension DeepLinkApp {
  protocol RootDependency: Dependency {}

  final class RootComponent: Component<any RootDependency>, LoggedOutDependency,
    LoggedInDependency
  {}

  protocol RootBuildable: Buildable {
    func build() -> (router: any LaunchRouting, urlHandler: any URLHandler)
  }

  final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> (router: any LaunchRouting, urlHandler: any URLHandler) {
      let component = RootComponent(dependency: dependency)
      let interactor = RootInteractor()
      let router = RootRouter(
        interactor: interactor, viewController: RootViewController(),
        loggedOutBuilder: LoggedOutBuilder(dependency: component),
        loggedInBuilder: LoggedInBuilder(dependency: component))
      return (router, interactor)
    }
  }
}
