// There is no such function, which is info.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToPlayer() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private var player: PlayerRouter?
  private let playerBuilder: PlayerBuilder

  init(interactor: HomeInteractor, playerBuilder: PlayerBuilder) {
    self.playerBuilder = playerBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToPlayer() {
    guard player == nil else { return }
    let player = playerBuilder.build(withListener: interactor)
    self.player = player
    attachChild(player)  // reported: info
  }
}

final class PlayerRouter: Router<PlayerInteractor> {}

final class PlayerBuilder: Builder<EmptyDependency> {
  func build(withListener listener: PlayerListener) -> PlayerRouter {
    PlayerRouter(interactor: PlayerInteractor(listener: listener))
  }
}
