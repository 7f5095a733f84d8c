// The entry of a dictionary stays.
protocol RoomPresentableListener: AnyObject {
  func didTapPlayer()
  func didTapLeave()
}

protocol RoomPresentable: Presentable {
  var listener: RoomPresentableListener? { get set }
}

final class RoomInteractor: PresentableInteractor<RoomPresentable>, RoomPresentableListener {
  weak var router: RoomRouter?

  func didTapPlayer() {
    router?.attachPlayer(id: "me")
  }

  func didTapLeave() {
    router?.detachPlayer(id: "me")
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

  func attachPlayer(id: String) {
    guard players[id] == nil else { return }
    let player = playerBuilder.build(withListener: interactor)
    players[id] = player
    attachChild(player)
  }

  func detachPlayer(id: String) {
    guard let player = players[id] else { return }
    detachChild(player)  // reported: warning
  }
}

final class PlayerRouter: Router<PlayerInteractor> {}

final class PlayerBuilder: Builder<EmptyDependency> {
  func build(withListener listener: PlayerListener) -> PlayerRouter {
    PlayerRouter(interactor: PlayerInteractor(listener: listener))
  }
}
