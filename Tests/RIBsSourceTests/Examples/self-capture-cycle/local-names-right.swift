// Functions and variables of the function that do not hold self.
final class PlayerInteractor: Interactor {
  private let songs = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()
  private let disposeBag = DisposeBag()
  private let log = Log()
  private var song = 0

  func functions() {
    let log = self.log
    func update(_ song: Int) { print(song) }
    func write(_ song: Int) { log.add(song) }
    songs.sink(receiveValue: update).store(in: &bag)
    songs.sink { write($0) }.store(in: &bag)
  }

  func constants() {
    let show: (Int) -> Void = { [weak self] in self?.song = $0 }
    songs.sink(receiveValue: show).store(in: &bag)
    songs.sink { show($0 + 1) }.store(in: &bag)
  }

  func otherObjects() {
    let item = UIBarButtonItem(image: nil, style: .plain, target: self, action: nil)
    item.rx.tap.bind { [weak self] in self?.show(1) }.disposed(by: disposeBag)
    let view = makeView { self.song = 0 }
    view.rx.tap.bind { [weak self] in self?.show(1) }.disposed(by: disposeBag)
  }

  func another() {
    weak var me = self
    songs.sink { me?.song = $0 }.store(in: &bag)
    songs.sink { song in
      guard let me else { return }
      me.song = song
    }
    .store(in: &bag)
    songs.sink { song in
      guard let other = me else { return }
      other.song = song
    }
    .store(in: &bag)
    songs.sink { [weak me] in me?.song = $0 }.store(in: &bag)
  }

  private func show(_ song: Int) {}
}
