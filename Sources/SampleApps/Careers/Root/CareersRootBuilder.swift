import InstrumentedRIBs

extension CareersApp {
  protocol RootDependency: Dependency {
    var server: Server { get }
    var mistakes: Mistakes { get }
  }

  final class RootComponent: Component<any RootDependency>, LoggedOutDependency,
    LoggedInDependency
  {
    var server: Server { dependency.server }
    var mistakes: Mistakes { dependency.mistakes }
  }

  protocol RootBuildable: Buildable {
    func build() -> any LaunchRouting
  }

  final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> any LaunchRouting {
      let component = RootComponent(dependency: dependency)
      return RootRouter(
        interactor: RootInteractor(), viewController: RootViewController(),
        loggedOutBuilder: LoggedOutBuilder(dependency: component),
        loggedInBuilder: LoggedInBuilder(dependency: component), mistakes: component.mistakes)
    }
  }
}
