// A tuple is taken apart into it.
final class RootRouter: Router<RootInteractor> {
  private let gameBuilder: GameBuilder
  private var game: GameRouter?
  private var item: GameActionableItem?

  init(interactor: RootInteractor, gameBuilder: GameBuilder) {
    self.gameBuilder = gameBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    (game, item) = gameBuilder.build(withListener: interactor)
    if let game { attachChild(game) }
  }
}

final class GameRouter: Router<GameInteractor> {}

final class GameBuilder: Builder<GameDependency> {
  func build(
    withListener listener: GameListener
  ) -> (router: GameRouter, actionableItem: GameActionableItem) {
    let interactor = GameInteractor(listener: listener)
    return (GameRouter(interactor: interactor), interactor)
  }
}
