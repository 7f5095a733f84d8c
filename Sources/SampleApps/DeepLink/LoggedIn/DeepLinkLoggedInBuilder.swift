import InstrumentedRIBs

extension DeepLinkApp {
  protocol LoggedInDependency: Dependency {}

  final class LoggedInComponent: Component<any LoggedInDependency>, GameDependency {}

  protocol LoggedInBuildable: Buildable {
    func build(
      withListener listener: any LoggedInListener, player: String
    ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem)
  }

  final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
    func build(
      withListener listener: any LoggedInListener, player: String
    ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem) {
      let component = LoggedInComponent(dependency: dependency)
      let viewController = LoggedInViewController(title: "Games for \(player)")
      let interactor = LoggedInInteractor(presenter: viewController)
      interactor.listener = listener
      let router = LoggedInRouter(
        interactor: interactor, viewController: viewController,
        gameBuilder: GameBuilder(dependency: component))
      return (router, interactor)
    }
  }
}
