// The bag of what the parent's component hands down keeps the subscription.
protocol QueueDependency: Dependency {
  var player: PlayerService { get }
}

final class PlayerService {
  let songs = PublishSubject<Song>()
  let disposeBag = DisposeBag()
}

final class QueueInteractor: Interactor {
  private let player: PlayerService
  private var song: Song?

  init(dependency: QueueDependency) { player = dependency.player }

  override func didBecomeActive() {
    super.didBecomeActive()
    player.songs
      .subscribe(onNext: { self.song = $0 })  // reported: warning
      .disposed(by: self.player.disposeBag)
  }
}
