import RIBsAnalysis
import RIBsSource
import Testing

/// An interactor that subscribes to a stream with a closure that holds self.
@Suite struct StreamEndingTests {
  /// The severity of the cycle, which is a note if the stream ends by itself; nil if another stream ends it.
  private func severity(of stream: String) -> Severity? {
    SourceAnalysis.report(
      onText: """
        protocol API {
          func one() -> Single<Song>
          func perhaps() -> Maybe<Song>
          func many() -> Observable<Song>
        }
        extension ObservableType {
          func onlyOne() -> Single<Element> { take(1).asSingle() }
          func shared() -> Observable<Element> { share() }
        }
        final class PlayerInteractor: Interactor {
          private let disposeBag = DisposeBag()
          private let api: API
          private let songs = PublishSubject<Song>()
          private let stops = PassthroughSubject<Void, Never>()
          private func ownOne() -> Observable<Song> { songs.take(1) }
          private func ownMany() -> Observable<Song> { isOn ? songs : songs.take(1) }
          private func watch() {
            \(stream).subscribe(onNext: { _ in self.play() }).disposed(by: disposeBag)
          }
          private func play() {}
        }
        """
    ).hazards.first { $0.rule == "self-capture-cycle" }?.severity
  }

  static let ending = [
    "api.one()", "api.perhaps().map { $0.title }", "api.one().flatMap { self.api.one($0) }",
    "api.one().asObservable().observe(on: MainScheduler.instance)", "api.many().asSingle()",
    "songs.take(1)", "songs.take(3)", "songs.filter { $0.isNew }.first()",
    "songs.first().flatMap { _ in Just(1) }", "stops.prefix(1).eraseToAnyPublisher()",
    "songs.onlyOne()", "self.ownOne()", "Single.zip(api.one(), songs.take(1).asSingle())",
    "Observable.zip(songs, api.one().asObservable())", "Observable<Int>.just(1)",
    "Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)", "Future { $0(1) }",
    "Deferred { Future { $0(1) } }", "Observable.deferred { .just(1) }",
    "Observable.merge(api.one().asObservable(), .just(1))",
  ]

  @Test(arguments: ending)
  func `a stream that ends by itself makes the cycle a note`(stream: String) {
    #expect(severity(of: stream) == .info)
  }

  static let open = [
    "api.many()", "songs", "songs.map { $0.title }", "songs.skip(1)", "songs.startWith(Song())",
    "songs.first().flatMap { _ in self.stops }", "songs.take(1).flatMapLatest { _ in self.songs }",
    "songs.shared()", "self.ownMany()", "Observable.merge(songs, api.one().asObservable())",
    "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)",
    "Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: MainScheduler.instance)",
    "songs.toArray()", "Deferred { self.stops }", "api.one().asObservable().concat(songs)",
    "unknown.stream",
  ]

  @Test(arguments: open)
  func `a stream that goes on makes the cycle a warning`(stream: String) {
    #expect(severity(of: stream) == .warning)
  }

  @Test(arguments: [
    "songs.take(until: stops)", "songs.takeUntil(stops)", "songs.take(while: isOn)",
  ])
  func `a stream that another ends makes no cycle`(stream: String) {
    #expect(severity(of: stream) == nil)
  }
}
