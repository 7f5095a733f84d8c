// The stream ends when the interactor is deactivated.
final class PlayerInteractor: Interactor {
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    _ =
      songs
      .take(until: isActiveStream.filter { !$0 })
      .subscribe(onNext: { [weak self] in self?.song = $0 })
  }
}
