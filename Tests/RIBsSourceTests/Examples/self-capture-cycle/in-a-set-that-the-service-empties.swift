// The service empties its set.
final class PlayerService {
  let songs = PassthroughSubject<Song, Never>()
  var cancellables = Set<AnyCancellable>()

  func signOut() { cancellables.removeAll() }
}

final class QueueInteractor: Interactor {
  private let player: PlayerService
  private var song: Song?

  init(player: PlayerService) { self.player = player }

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs
      .sink { song in self.song = song }
      .store(in: &player.cancellables)
  }
}
