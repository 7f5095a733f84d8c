// Something takes the subscription or the bag from the variable, or the function waits.
final class PlayerInteractor: Interactor {
  private let values = CurrentValueSubject<Int, Never>(0)
  private let songs = PublishSubject<Song>()
  private var cancellables = Set<AnyCancellable>()
  private let disposeBag = DisposeBag()
  private var token: AnyCancellable?
  private let store: TokenStore
  private var value = 0

  func bags() -> Set<AnyCancellable> {
    var bag = Set<AnyCancellable>()
    values.sink { [weak self] in self?.value = $0 }.store(in: &bag)
    return bag
  }

  func storedBag() {
    var bag: Set<AnyCancellable> = []
    values.sink { [weak self] in self?.value = $0 }.store(in: &bag)
    cancellables.formUnion(bag)
    let sameBag = self.disposeBag
    songs.subscribe(onNext: { print($0) }).disposed(by: sameBag)
  }

  func given(_ bag: DisposeBag, _ set: inout Set<AnyCancellable>) {
    songs.subscribe(onNext: { print($0) }).disposed(by: bag)
    values.sink { [weak self] in self?.value = $0 }.store(in: &set)
  }

  func capturedBag(_ load: @escaping (@escaping () -> Void) -> Void) {
    let bag = DisposeBag()
    songs.subscribe(onNext: { print($0) }).disposed(by: bag)
    load { _ = bag }
  }

  func tokens() {
    let kept = values.sink { [weak self] in self?.value = $0 }
    token = kept
    let stored = values.sink { [weak self] in self?.value = $0 }
    stored.store(in: &cancellables)
    let ended = values.sink { [weak self] in self?.value = $0 }
    ended.cancel()
    var own: AnyCancellable?
    own = values.sink { value in if value > 0 { own?.cancel() } }
    let once = values.first().sink { print($0) }
  }

  func wait() async {
    let token = values.sink { [weak self] in self?.value = $0 }
    await load()
  }

  func addedToAnother() {
    let token = values.sink { [weak self] in self?.value = $0 }
    add(token)
    let other = values.sink { [weak self] in self?.value = $0 }
    store.add(other)
  }

  private func add(_ token: AnyCancellable) { cancellables.insert(token) }
  private func load() async {}
}
