// The interactor's own bag keeps the subscription.
final class PlayerInteractor: Interactor {
  private let songs = PublishSubject<Song>()
  private let bag = DisposeBag()
  private var song: Song?

  func watch() {
    songs.subscribe(onNext: { song in self.song = song }).disposed(by: bag)  // reported: warning
  }
}
