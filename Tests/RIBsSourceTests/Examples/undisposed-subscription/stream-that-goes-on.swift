// The stream skips a value and does not end.
final class PlayerInteractor: Interactor {
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    _ =
      songs
      .skip(1)
      .subscribe(onNext: { [weak self] in self?.song = $0 })  // reported: warning
  }
}
