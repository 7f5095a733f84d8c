// A helper is there, and is not used.
final class PlayerInteractor: Interactor, Weakifiable {
  private let disposeBag = DisposeBag()
  private let songs = PublishSubject<Song>()
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.bind(onNext: { song in self.song = song })  // reported: warning
      .disposed(by: disposeBag)
  }
}

protocol Weakifiable: AnyObject {}

extension Weakifiable {
  func weakify<Value>(_ body: @escaping (Value, Self) -> Void) -> (Value) -> Void {
    { [weak self] value in
      guard let self else { return }
      body(value, self)
    }
  }
}
