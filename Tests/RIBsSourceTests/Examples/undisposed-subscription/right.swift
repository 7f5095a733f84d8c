// Streams of one value, and subscriptions that a caller gets, need nobody who keeps them.
final class PlayerInteractor: Interactor {
  private let api: API
  private let songs = PublishSubject<Song>()

  override func didBecomeActive() {
    super.didBecomeActive()
    _ = api.save().subscribe(onSuccess: { [weak self] _ in self?.play() })
    _ = songs.take(1).subscribe(onNext: { [weak self] _ in self?.play() })
  }

  func watch(_ watch: @escaping (Song) -> Void) -> Disposable {
    let log = Log()
    log.add("watch")
    return songs.subscribe(onNext: watch)
  }

  private func play() {}
}

protocol API {
  func save() -> Single<Song>
}
