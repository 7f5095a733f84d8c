// The stream ends with its first value.
// with: SongService
final class QueueInteractor: Interactor {
  private let player: PlayerService
  private var song: Song?

  init(player: PlayerService) { self.player = player }

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs.first()
      .sink { song in self.song = song }
      .store(in: &player.cancellables)
  }
}
