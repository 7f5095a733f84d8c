// The interactor gives the service a new bag when it is deactivated.
final class PlayerService {
  let songs = PublishSubject<Song>()
  var disposeBag = DisposeBag()
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

  override func willResignActive() {
    super.willResignActive()
    player.disposeBag = DisposeBag()
  }
}
