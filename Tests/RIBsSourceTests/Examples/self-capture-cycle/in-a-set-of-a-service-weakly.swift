// The set of a service keeps the subscription, which holds the interactor weakly.
// with: SongService
final class QueueInteractor: Interactor {
  private let player: PlayerService
  private var song: Song?

  init(player: PlayerService) { self.player = player }

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs
      .sink { [weak self] song in self?.song = song }
      .store(in: &player.cancellables)
  }
}
