// A stream of one value ends by itself, and so does the cycle.
typealias Request = Single<Song>

protocol API {
  func save() -> Single<Song>
  func load() -> Request
  func watch() -> Observable<Song>
}

final class PlayerInteractor: Interactor {
  private let disposeBag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()
  private let api: API
  private let songs = PublishSubject<Song>()
  private let stops = PassthroughSubject<Void, Never>()
  private let others = PassthroughSubject<Song, Never>()
  private var song: Song?

  private var latest: Observable<Song> { songs.filter { $0.isNew }.take(1) }
  private var newest: Observable<Song> { songs.filter { $0.isNew } }

  func byType() {
    api.save().subscribe(onSuccess: { self.song = $0 }).disposed(by: disposeBag)  // reported: info
    api.load().map { $0.copy }.subscribe(onSuccess: { self.song = $0 })  // reported: info
      .disposed(by: disposeBag)
    // reported: info
    api.save().flatMap { _ in Single.just(1) }.subscribe(onSuccess: { _ in self.stop() })
      .disposed(by: disposeBag)
    api.watch().subscribe(onNext: { self.song = $0 }).disposed(by: disposeBag)  // reported: warning
    // reported: warning
    api.save().asObservable().concat(songs).subscribe(onNext: { self.song = $0 })
      .disposed(by: disposeBag)
  }

  func byOperator() {
    songs.take(1).subscribe(onNext: { self.song = $0 }).disposed(by: disposeBag)  // reported: info
    stops.first().sink { self.stop() }.store(in: &cancellables)  // reported: info
    stops.prefix(1).sink { self.stop() }.store(in: &cancellables)  // reported: info
    Just(1).delay(for: 1, scheduler: RunLoop.main).sink { _ in self.stop() }  // reported: info
      .store(in: &cancellables)
    // reported: warning
    songs.skip(1).subscribe(onNext: { self.song = $0 }).disposed(by: disposeBag)
    stops.first().flatMap { self.others }.sink { self.song = $0 }  // reported: warning
      .store(in: &cancellables)
    songs.startWith(Song()).subscribe(onNext: { self.song = $0 })  // reported: warning
      .disposed(by: disposeBag)
  }

  func byVariable() {
    let one = stops.prefix(1).eraseToAnyPublisher()
    one.sink { self.stop() }.store(in: &cancellables)  // reported: info
    latest.subscribe(onNext: { self.song = $0 }).disposed(by: disposeBag)  // reported: info
    let many = stops.eraseToAnyPublisher()
    many.sink { self.stop() }.store(in: &cancellables)  // reported: warning
    newest.subscribe(onNext: { self.song = $0 }).disposed(by: disposeBag)  // reported: warning
  }

  private func stop() {}
}
