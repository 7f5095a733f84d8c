// Closures that hold self weakly, and subscriptions that end with the RIB.
final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private var token: NotificationToken?
  private var timer: Timer?
  private let songs = PublishSubject<Song>()
  private let store: Store

  override func didBecomeActive() {
    super.didBecomeActive()
    songs.subscribe(onNext: { [weak self] _ in self?.play() }).disposed(by: disposeBag)
    songs.subscribe(onNext: { _ in self.play() }).disposeOnDeactivate(interactor: self)
    token = store.results.observe { [weak self] _ in self?.play() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.play() }
  }

  override func willResignActive() {
    super.willResignActive()
    timer?.invalidate()
  }

  private func play() {}
}
