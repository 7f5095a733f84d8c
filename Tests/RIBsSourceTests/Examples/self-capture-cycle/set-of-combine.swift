// Combine, with a set of the interactor's own.
final class PlayerInteractor: Interactor {
  private var cancellables = Set<AnyCancellable>()
  private let songs = PassthroughSubject<Song, Never>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.sink { self.song = $0 }.store(in: &cancellables)  // reported: warning
  }
}
