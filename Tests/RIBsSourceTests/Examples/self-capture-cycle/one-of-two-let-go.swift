// One of two owners is let go of on deactivation.
final class PlayerInteractor: Interactor {
  private var disposeBag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()
  private let songs = PublishSubject<Song>()
  private let stops = PassthroughSubject<Void, Never>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(onNext: { song in self.song = song }).disposed(by: disposeBag)
    stops.sink { self.song = nil }.store(in: &cancellables)  // reported: warning
  }

  override func willResignActive() {
    super.willResignActive()
    disposeBag = DisposeBag()
  }
}
