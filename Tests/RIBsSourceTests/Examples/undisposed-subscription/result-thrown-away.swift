// The result is thrown away.
final class PlayerInteractor: Interactor {
  private let songs = PassthroughSubject<Song, Never>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    _ = songs.sink { [weak self] in self?.song = $0 }  // reported: warning
  }
}
