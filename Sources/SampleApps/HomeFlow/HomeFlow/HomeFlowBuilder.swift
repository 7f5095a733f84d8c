import InstrumentedRIBs

extension HomeFlowApp {
  protocol HomeFlowDependency: Dependency {
    /// The view that this viewless RIB drives.
    var homeFlowViewController: any HomeFlowViewControllable { get }
    var mistakes: Mistakes { get }
  }

  final class HomeFlowComponent: Component<any HomeFlowDependency>, HomeDependency,
    RandomDependency
  {
    let user: String
    var dice: Dice { shared { Dice() } }

    init(dependency: any HomeFlowDependency, user: String) {
      self.user = user
      super.init(dependency: dependency)
    }
  }

  protocol HomeFlowBuildable: Buildable {
    func build(
      withListener listener: any HomeFlowListener, user: String
    ) -> any HomeFlowRouting
  }

  final class HomeFlowBuilder: Builder<any HomeFlowDependency>, HomeFlowBuildable {
    func build(
      withListener listener: any HomeFlowListener, user: String
    ) -> any HomeFlowRouting {
      let component = HomeFlowComponent(dependency: dependency, user: user)
      let interactor = HomeFlowInteractor(mistakes: dependency.mistakes)
      interactor.listener = listener
      return HomeFlowRouter(
        interactor: interactor, viewController: dependency.homeFlowViewController,
        homeBuilder: HomeBuilder(dependency: component),
        randomBuilder: RandomBuilder(dependency: component), mistakes: dependency.mistakes)
    }
  }
}
