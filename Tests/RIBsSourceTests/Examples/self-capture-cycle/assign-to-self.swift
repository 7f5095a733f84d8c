// An assignment keeps the subscription.
final class PlayerInteractor: Interactor {
  private var subscription: AnyCancellable?
  private let songs = PassthroughSubject<Song, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    subscription = songs.sink { song in  // reported: warning
      self.show(song)
    }
  }

  private func show(_ song: Song) {
    print(song)
  }
}
