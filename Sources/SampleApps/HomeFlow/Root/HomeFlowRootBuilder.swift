import InstrumentedRIBs

extension HomeFlowApp {
  protocol RootDependency: Dependency {
    var mistakes: Mistakes { get }
  }

  final class RootComponent: Component<any RootDependency>, LoginDependency, HomeFlowDependency {
    let homeFlowViewController: any HomeFlowViewControllable
    var mistakes: Mistakes { dependency.mistakes }

    init(
      dependency: any RootDependency, homeFlowViewController: any HomeFlowViewControllable
    ) {
      self.homeFlowViewController = homeFlowViewController
      super.init(dependency: dependency)
    }
  }

  protocol RootBuildable: Buildable {
    func build() -> any LaunchRouting
  }

  final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> any LaunchRouting {
      let viewController = RootViewController()
      let component = RootComponent(
        dependency: dependency, homeFlowViewController: viewController)
      return RootRouter(
        interactor: RootInteractor(), viewController: viewController,
        loginBuilder: LoginBuilder(dependency: component),
        homeFlowBuilder: HomeFlowBuilder(dependency: component))
    }
  }
}
