// The value of a closure's only statement is dropped where the function takes none.
final class PlayerInteractor: Interactor {
  private let taps = PassthroughSubject<Void, Never>()
  private let songs = PassthroughSubject<Song, Never>()
  private var bag = Set<AnyCancellable>()

  override func didBecomeActive() {
    super.didBecomeActive()
    // reported: warning
    DispatchQueue.main.async { self.taps.sink { [weak self] in self?.play() } }
    Task { self.taps.sink { [weak self] in self?.play() } }  // reported: warning
    perform { taps.sink { [weak self] in self?.play() } }  // reported: warning
    keep { taps.sink { [weak self] in self?.play() } }
    taps.flatMap { [songs] in songs }
      .sink { [weak self, songs] _ in
        songs.sink { _ in self?.play() }  // reported: warning
      }
      .store(in: &bag)
  }

  private func perform(_ work: () -> Void) { work() }
  private func keep(_ make: () -> AnyCancellable) { bag.insert(make()) }
  private func play() {}
}
