// The stream skips a value and does not end.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs
      .skip(1)
      .subscribe(onNext: { song in self.song = song })  // reported: warning
      .disposed(by: disposeBag)
  }
}
