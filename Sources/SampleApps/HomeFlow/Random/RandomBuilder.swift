import InstrumentedRIBs

extension HomeFlowApp {
  protocol RandomDependency: Dependency {
    var dice: Dice { get }
  }

  protocol RandomBuildable: Buildable {
    func build(withListener listener: any RandomListener) -> any RandomRouting
  }

  final class RandomBuilder: Builder<any RandomDependency>, RandomBuildable {
    func build(withListener listener: any RandomListener) -> any RandomRouting {
      let viewController = RandomViewController(title: "Random")
      let interactor = RandomInteractor(presenter: viewController, dice: dependency.dice)
      interactor.listener = listener
      return RandomRouter(interactor: interactor, viewController: viewController)
    }
  }
}
