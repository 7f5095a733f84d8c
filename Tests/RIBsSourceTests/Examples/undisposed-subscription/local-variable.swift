// Only a variable of the function has the subscription, or the bag that keeps it.
final class PlayerInteractor: Interactor {
  private let values = CurrentValueSubject<Int, Never>(0)
  private let songs = PublishSubject<Song>()
  private var value = 0

  func bags() {
    var bag = Set<AnyCancellable>()
    values.sink { [weak self] in self?.value = $0 }.store(in: &bag)  // reported: warning
    let disposeBag = DisposeBag()
    songs.subscribe(onNext: { print($0) }).disposed(by: disposeBag)  // reported: warning
    var list: [AnyCancellable] = []
    if value > 0 {
      values.sink { [weak self] in self?.value = $0 }.store(in: &list)  // reported: warning
    }
  }

  func tokens() {
    let token = values.sink { [weak self] in self?.value = $0 }  // reported: warning
    print(token)
    let subscription = songs.subscribe(onNext: { print($0) })  // reported: warning
    var other: AnyCancellable?
    other = values.sink { [weak self] in self?.value = $0 }  // reported: warning
  }

  func inClosure() {
    DispatchQueue.main.async {
      let token = self.values.sink { [weak self] in self?.value = $0 }  // reported: warning
    }
  }
}
