// Each event of a stream replaces a tuple.
final class RootInteractor: Interactor {
  weak var router: RootRouter?
  let links = PublishSubject<URL>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.subscribe(onNext: { [weak self] _ in self?.router?.routeToGame() })
      .disposeOnDeactivate(interactor: self)
  }
}

final class RootRouter: Router<RootInteractor> {
  private var game: (router: GameRouting, actionableItem: GameActionableItem)?
  private let gameBuilder: GameBuilder

  init(interactor: RootInteractor, gameBuilder: GameBuilder) {
    self.gameBuilder = gameBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToGame() {
    let game = gameBuilder.build(withListener: interactor)
    self.game = game
    attachChild(game.router)  // reported: warning
  }
}

protocol GameRouting: Routing {}

final class GameRouter: Router<GameInteractor>, GameRouting {}

final class GameBuilder: Builder<GameDependency> {
  func build(
    withListener listener: GameListener
  ) -> (router: GameRouting, actionableItem: GameActionableItem) {
    let interactor = GameInteractor(listener: listener)
    return (GameRouter(interactor: interactor), interactor)
  }
}
