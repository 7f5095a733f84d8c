// It is handed to something that ends it.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    disposeBag.insert(
      songs.subscribe(onNext: { [weak self] in self?.song = $0 }),
      songs.skip(1).subscribe(onNext: { print($0) }))
    AnyCancellable(LaunchWorkflow(song: song).subscribe(self))
      .cancelOnDeactivate(interactor: self)
  }
}
