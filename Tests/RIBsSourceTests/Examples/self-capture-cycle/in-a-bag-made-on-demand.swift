// The bag is a new one each time, so that nothing keeps the subscription in it.
final class PlayerService {
  let songs = PublishSubject<Song>()
  var disposeBag: DisposeBag { DisposeBag() }
}

final class QueueInteractor: Interactor {
  private let player: PlayerService
  private var song: Song?

  init(player: PlayerService) { self.player = player }

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs
      .subscribe(onNext: { song in self.song = song })
      .disposed(by: player.disposeBag)
  }
}
