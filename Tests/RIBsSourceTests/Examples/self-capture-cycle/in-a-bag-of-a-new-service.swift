// A service that is made with the interactor holds it in a cycle.
final class PlayerService {
  let songs = PublishSubject<Song>()
  let disposeBag = DisposeBag()
}

final class QueueInteractor: Interactor {
  private let player = PlayerService()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs
      .do(onNext: { _ in self.count() })  // reported: warning
      .subscribe()
      .disposed(by: player.disposeBag)
  }

  private func count() { song = nil }
}
