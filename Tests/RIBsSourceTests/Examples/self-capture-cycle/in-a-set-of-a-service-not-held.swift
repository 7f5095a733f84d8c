// The interactor holds the service weakly. Whether the service outlives it does not stand here.
// with: SongService
final class QueueInteractor: Interactor {
  private weak var player: PlayerService?
  private var song: Song?

  init(player: PlayerService) { self.player = player }

  override func didBecomeActive() {
    super.didBecomeActive()
    guard let player else { return }
    player.songs
      .sink { song in self.song = song }
      .store(in: &player.cancellables)
  }
}
