import InstrumentedRIBs

extension DeepLinkApp {
  protocol LoggedInInteractable: Interactable, GameListener {
    var router: (any LoggedInRouting)? { get set }
    var listener: (any LoggedInListener)? { get set }
  }

  protocol LoggedInViewControllable: Navigating {}

  final class LoggedInRouter: ViewableRouter<
    any LoggedInInteractable, any LoggedInViewControllable
  >, LoggedInRouting
  {
    private let gameBuilder: any GameBuildable
    private var game: (any GameRouting)?

    init(
      interactor: any LoggedInInteractable, viewController: any LoggedInViewControllable,
      gameBuilder: any GameBuildable
    ) {
      self.gameBuilder = gameBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToGame(_ name: String) {
      // A second link replaces the current game.
      detachGame()
      let game = gameBuilder.build(withListener: interactor, name: name)
      self.game = game
      attachChild(game)
      viewController.push(game.viewControllable)
    }

    func detachGame() {
      guard let game else { return }
      detachChild(game)
      viewController.pop(game.viewControllable)
      self.game = nil
    }
  }
}
