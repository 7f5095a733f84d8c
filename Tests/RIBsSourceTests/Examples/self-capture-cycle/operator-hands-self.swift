// The operator hands self to the closure.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(with: self, onNext: { owner, song in owner.song = song })
      .disposed(by: disposeBag)
    songs.withUnretained(self).bind { owner, song in owner.song = song }
      .disposed(by: disposeBag)
  }
}
