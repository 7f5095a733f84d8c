// The service is known by its protocol, and its one class keeps the bag.
protocol Playing: AnyObject {
  var songs: PublishSubject<Song> { get }
  var disposeBag: DisposeBag { get }
}

final class PlayerService: Playing {
  let songs = PublishSubject<Song>()
  let disposeBag = DisposeBag()
}

final class QueueInteractor: Interactor {
  private let player: any Playing
  private var song: Song?

  init(player: any Playing) { self.player = player }

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs
      .subscribe(onNext: { song in self.song = song })  // reported: warning
      .disposed(by: player.disposeBag)
  }
}
