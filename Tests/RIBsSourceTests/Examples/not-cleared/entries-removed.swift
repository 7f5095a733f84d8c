// Entries of arrays and dictionaries are removed.
protocol RoomPresentableListener: AnyObject {
  func didTapLeave()
}

protocol RoomPresentable: Presentable {
  var listener: RoomPresentableListener? { get set }
}

final class RoomInteractor: PresentableInteractor<RoomPresentable>, RoomPresentableListener {
  weak var router: RoomRouter?

  func didTapLeave() {
    router?.detachPlayer(id: "me")
    router?.detachGuests()
  }
}

final class RoomRouter: Router<RoomInteractor> {
  private var players: [String: PlayerRouter] = [:]
  private var guests: [PlayerRouter] = []
  private let playerBuilder: PlayerBuilder

  init(interactor: RoomInteractor, playerBuilder: PlayerBuilder) {
    self.playerBuilder = playerBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let player = playerBuilder.build(withListener: interactor)
    players["me"] = player
    attachChild(player)
    let guest = playerBuilder.build(withListener: interactor)
    guests.append(guest)
    attachChild(guest)
  }

  func detachPlayer(id: String) {
    guard let player = players.removeValue(forKey: id) else { return }
    detachChild(player)
  }

  func detachGuests() {
    guests.forEach(detachChild)
    guests.removeAll()
  }
}

final class PlayerRouter: Router<PlayerInteractor> {}

final class PlayerBuilder: Builder<EmptyDependency> {
  func build(withListener listener: PlayerListener) -> PlayerRouter {
    PlayerRouter(interactor: PlayerInteractor(listener: listener))
  }
}
