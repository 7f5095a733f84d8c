// Only the actionable item of a tuple is kept.
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
  private weak var game: GameActionableItem?
  private let gameBuilder: GameBuilder

  init(interactor: RootInteractor, gameBuilder: GameBuilder) {
    self.gameBuilder = gameBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToGame() {
    let rib = gameBuilder.build(withListener: interactor)
    game = rib.actionableItem
    attachChild(rib.router)  // reported: warning
  }
}

protocol GameActionableItem: AnyObject {}

final class GameInteractor: Interactor, GameActionableItem {
  weak var listener: GameListener?
}

final class GameRouter: Router<GameInteractor> {}

final class GameBuilder: Builder<GameDependency> {
  func build(
    withListener listener: GameListener
  ) -> (router: GameRouter, actionableItem: GameActionableItem) {
    let interactor = GameInteractor()
    interactor.listener = listener
    return (GameRouter(interactor: interactor), interactor)
  }
}
