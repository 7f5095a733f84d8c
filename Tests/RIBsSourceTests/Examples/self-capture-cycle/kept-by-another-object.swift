// Another object keeps the subscription.
final class PlayerInteractor: Interactor {
  private let songs = PublishSubject<Song>()
  private var song: Song?

  func watch(until bag: DisposeBag) {
    songs.subscribe(onNext: { song in self.song = song }).disposed(by: bag)
  }
}
