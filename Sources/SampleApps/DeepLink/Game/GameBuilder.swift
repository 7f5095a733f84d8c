import InstrumentedRIBs

extension DeepLinkApp {
  protocol GameDependency: Dependency {}

  protocol GameBuildable: Buildable {
    func build(withListener listener: any GameListener, name: String) -> any GameRouting
  }

  final class GameBuilder: Builder<any GameDependency>, GameBuildable {
    func build(withListener listener: any GameListener, name: String) -> any GameRouting {
      let viewController = GameViewController(title: "Game: \(name)")
      let interactor = GameInteractor(presenter: viewController)
      interactor.listener = listener
      return GameRouter(interactor: interactor, viewController: viewController)
    }
  }
}
