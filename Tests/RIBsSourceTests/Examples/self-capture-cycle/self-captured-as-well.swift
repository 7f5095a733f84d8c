// The closure captures something else, and self.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()
  private let songs = PublishSubject<Song>()
  private let stops = PassthroughSubject<Void, Never>()
  private let log = Log()

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(onNext: { [log] song in log.add(song, self.log) })  // reported: warning
      .disposed(by: disposeBag)
    let log = self.log
    stops.sink { log.add("stop") }.store(in: &cancellables)
    songs.map { $0.title }.bind(to: log.titles).disposed(by: disposeBag)
  }
}
