// The whole tuple is stored.
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
  private var game: (router: GameRouter, actionableItem: GameActionableItem)?
  private let gameBuilder: GameBuilder

  init(interactor: RootInteractor, gameBuilder: GameBuilder) {
    self.gameBuilder = gameBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToGame() {
    guard game == nil else { return }
    let rib = gameBuilder.build(withListener: interactor)
    game = rib
    attachChild(rib.router)
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
