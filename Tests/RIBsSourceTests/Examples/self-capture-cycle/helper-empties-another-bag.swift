// The helpers that run on deactivation empty another bag, fill this one, or belong to another object.
final class PlayerInteractor: Interactor {
  private var bag = DisposeBag()
  private var otherBag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()
  private let player: Player
  private let songs = PublishSubject<Song>()
  private let stops = PassthroughSubject<Void, Never>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(onNext: { song in self.song = song }).disposed(by: bag)  // reported: warning
    stops.sink { self.song = nil }.store(in: &cancellables)  // reported: warning
  }

  override func willResignActive() {
    super.willResignActive()
    resetOther()
    watch()
    shadow()
    player.empty()
  }

  private func resetOther() { otherBag = DisposeBag() }

  private func watch() {
    songs.subscribe(onNext: { print($0) }).disposed(by: bag)
  }

  private func shadow() {
    var cancellables = Set<AnyCancellable>()
    cancellables.removeAll()
  }

}
