// The stream ends when the interactor is deactivated.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs
      .take(until: isActiveStream.filter { !$0 })
      .subscribe(onNext: { song in self.song = song })
      .disposed(by: disposeBag)
  }
}
