// What stands in the closure of a bag's function is kept, whatever the function is called.
final class PlayerInteractor: Interactor {
  private var bag = Set<AnyCancellable>()
  private var list: [AnyCancellable] = []
  private let disposeBag = DisposeBag()
  private let queue = DispatchQueue(label: "player")
  private let taps = PassthroughSubject<Void, Never>()
  private let songs = PublishSubject<Song>()

  func keepInSet() {
    bag.collect {
      taps.sink { [weak self] in self?.play() }
      taps.dropFirst().sink { [weak self] in self?.play() }
    }
  }

  func keepInList() {
    list.append(contentsOf: [
      taps.sink { [weak self] in self?.play() },
      taps.dropFirst().sink { [weak self] in self?.play() },
    ])
  }

  func keepInDisposeBag() {
    disposeBag.insert {
      songs.subscribe(onNext: { [weak self] _ in self?.play() })
      if isLoud {
        songs.skip(1).subscribe(onNext: { [weak self] _ in self?.play() })
      }
    }
    disposeBag.insert(
      songs.subscribe(onNext: { [weak self] _ in self?.play() }),
      songs.skip(1).subscribe(onNext: { [weak self] _ in self?.play() }))
  }

  func keepInNewBag() -> DisposeBag {
    DisposeBag {
      songs.subscribe(onNext: { [weak self] _ in self?.play() })
      songs.skip(1).subscribe(onNext: { [weak self] _ in self?.play() })
    }
  }

  func drop() {
    queue.async {
      self.taps.sink { [weak self] in self?.play() }  // reported: warning
      self.taps.dropFirst().sink { [weak self] in self?.play() }  // reported: warning
    }
  }

  private func play() {}
}
