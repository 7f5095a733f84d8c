// It is handed to nobody.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    disposeBag.insert(songs.skip(1).subscribe(onNext: { print($0) }))
    songs.subscribe(onNext: { [weak self] in self?.song = $0 })  // reported: warning
  }
}
