// What a bag of self keeps can hold self.
final class PlayerInteractor: Interactor {
  private var bag = Set<AnyCancellable>()
  private let disposeBag = DisposeBag()
  private let taps = PassthroughSubject<Void, Never>()
  private let songs = PublishSubject<Song>()

  override func didBecomeActive() {
    super.didBecomeActive()
    bag.collect {
      taps.sink { self.play() }  // reported: warning
      taps.sink { [weak self] in self?.play() }
    }
    disposeBag.insert(
      songs.subscribe(onNext: { _ in self.play() }),  // reported: warning
      songs.subscribe(onNext: { [weak self] _ in self?.play() }))
  }

  private func play() {}
}
