// Helpers that hold self weakly, keep nothing, or end with the RIB.
final class PlayerInteractor: Interactor {
  private let songs = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()
  private var activeBag = Set<AnyCancellable>()
  private var song = 0

  override func didBecomeActive() {
    super.didBecomeActive()
    bind(songs) { [weak self] in self?.song = $0 }
    bind(songs) { print($0) }
    bind(songs, to: self) { me, song in me.song = song }
    bindWhileActive(songs) { self.song = $0 }
    bindUntilDeactivated(songs) { self.song = $0 }
    each([1, 2]) { self.song = $0 }
  }

  override func willResignActive() {
    super.willResignActive()
    activeBag.removeAll()
  }

  private func bind(_ stream: CurrentValueSubject<Int, Never>, _ body: @escaping (Int) -> Void) {
    stream.sink(receiveValue: body).store(in: &bag)
  }

  private func bind<Owner: AnyObject>(
    _ stream: CurrentValueSubject<Int, Never>, to owner: Owner,
    _ body: @escaping (Owner, Int) -> Void
  ) {
    stream.sink { [weak owner] in if let owner { body(owner, $0) } }.store(in: &bag)
  }

  private func bindWhileActive(
    _ stream: CurrentValueSubject<Int, Never>, _ body: @escaping (Int) -> Void
  ) {
    stream.sink { body($0) }.store(in: &activeBag)
  }

  private func bindUntilDeactivated(
    _ stream: CurrentValueSubject<Int, Never>, _ body: @escaping (Int) -> Void
  ) {
    stream.sink { body($0) }.cancelOnDeactivate(interactor: self)
  }

  private func each(_ numbers: [Int], _ body: (Int) -> Void) {
    numbers.forEach(body)
    songs.sink { print($0) }.store(in: &bag)
  }
}
