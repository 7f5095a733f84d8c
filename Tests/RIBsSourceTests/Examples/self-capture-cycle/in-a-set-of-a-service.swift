// The set of a service that the interactor holds keeps the subscription.
// with: SongService
final class QueueInteractor: Interactor {
  private let player: PlayerService
  private var song: Song?

  init(player: PlayerService) { self.player = player }

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs
      .sink { song in self.song = song }  // reported: warning
      .store(in: &player.cancellables)
  }
}
