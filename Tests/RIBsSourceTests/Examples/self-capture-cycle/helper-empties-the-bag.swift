// A helper that runs on deactivation empties the bag, or replaces it.
class BagInteractor: Interactor {
  override func willResignActive() {
    super.willResignActive()
    tearDown()
  }

  func tearDown() {}
}

final class PlayerInteractor: BagInteractor {
  private var disposeBag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()
  private var subscription: AnyCancellable?
  private let songs = PublishSubject<Song>()
  private let stops = PassthroughSubject<Void, Never>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(onNext: { song in self.song = song }).disposed(by: disposeBag)
    stops.sink { self.song = nil }.store(in: &cancellables)
    subscription = stops.sink { self.song = nil }
  }

  override func tearDown() {
    reset()
    self.empty()
  }

  private func reset() { disposeBag = DisposeBag() }

  private func empty() {
    cancellables.forEach { $0.cancel() }
    subscription = nil
  }
}
