// The operator hands self to the closure, which captures it all the same.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(with: self, onNext: { _, song in self.song = song })  // reported: warning
      .disposed(by: disposeBag)
  }
}
