// The dictionary has no entry yet.
final class RoomInteractor: Interactor {
  weak var router: RoomRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToPlayer() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class RoomRouter: Router<RoomInteractor> {
  private var players: [String: PlayerRouter] = [:]
  private let playerBuilder: PlayerBuilder

  init(interactor: RoomInteractor, playerBuilder: PlayerBuilder) {
    self.playerBuilder = playerBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToPlayer() {
    guard players["me"] == nil else { return }
    let player = playerBuilder.build(withListener: interactor)
    players["me"] = player
    attachChild(player)
  }
}

final class PlayerRouter: Router<PlayerInteractor> {}

final class PlayerBuilder: Builder<EmptyDependency> {
  func build(withListener listener: PlayerListener) -> PlayerRouter {
    PlayerRouter(interactor: PlayerInteractor(listener: listener))
  }
}
