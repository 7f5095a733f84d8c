// An observer of a property subscribes.
final class PlayerViewController: UIViewController {
  private let disposeBag = DisposeBag()

  var songs: Observable<Song>? {
    didSet {
      songs?.subscribe(onNext: { [weak self] in self?.show($0) })  // reported: warning
    }
  }

  var pauses: Observable<Void>? {
    didSet {
      pauses?.subscribe(onNext: { [weak self] in self?.pause() }).disposed(by: disposeBag)
    }
  }

  private func show(_ song: Song) { print(song) }
  private func pause() {}
}
