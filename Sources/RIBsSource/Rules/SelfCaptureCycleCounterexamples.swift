import RIBsAnalysis

extension RuleExample {
  /// Subscriptions that do not keep self, or that end in time.
  static let subscriptionsWithoutCycle = [
    RuleExample(
      "Self is captured weakly",
      """
      final class PlayerInteractor: Interactor {
        private let disposeBag = DisposeBag()
        private var cancellables = Set<AnyCancellable>()
        private let songs = PublishSubject<Song>()
        private let stops = PassthroughSubject<Void, Never>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          songs
            .subscribe(onNext: { [weak self] song in
              guard let self = self else { return }
              self.song = song
            })
            .disposed(by: disposeBag)
          stops.sink { [unowned self] in self.song = nil }.store(in: &cancellables)
        }
      }
      """),
    RuleExample(
      "The subscription ends when the interactor is deactivated",
      """
      final class PlayerInteractor: Interactor {
        private let songs = PublishSubject<Song>()
        private let stops = PassthroughSubject<Void, Never>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          songs.subscribe(onNext: { song in self.song = song })
            .disposeOnDeactivate(interactor: self)
          stops.sink { self.song = nil }
            .cancelOnDeactivate(interactor: self)
        }
      }
      """),
    RuleExample(
      "The stream ends when the interactor is deactivated",
      """
      final class PlayerInteractor: Interactor {
        private let disposeBag = DisposeBag()
        private let songs = PublishSubject<Song>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          songs
            .take(until: isActiveStream.filter { !$0 })
            .subscribe(onNext: { song in self.song = song })
            .disposed(by: disposeBag)
        }
      }
      """),
    RuleExample(
      "The subscriptions are let go of on deactivation",
      """
      final class PlayerInteractor: Interactor {
        private var disposeBag = DisposeBag()
        private var cancellables = Set<AnyCancellable>()
        private let songs = PublishSubject<Song>()
        private let stops = PassthroughSubject<Void, Never>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          songs.subscribe(onNext: { song in self.song = song }).disposed(by: disposeBag)
          stops.sink { self.song = nil }.store(in: &cancellables)
        }

        override func willResignActive() {
          super.willResignActive()
          disposeBag = DisposeBag()
          cancellables.removeAll()
        }
      }
      """),
    RuleExample(
      "The operator hands self to the closure",
      """
      final class PlayerInteractor: Interactor {
        private let disposeBag = DisposeBag()
        private let songs = PublishSubject<Song>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          songs.subscribe(with: self, onNext: { owner, song in owner.song = song })
            .disposed(by: disposeBag)
          songs.withUnretained(self).bind { owner, song in owner.song = song }
            .disposed(by: disposeBag)
        }
      }
      """),
    RuleExample(
      "The closure captures something else",
      """
      final class PlayerInteractor: Interactor {
        private let disposeBag = DisposeBag()
        private var cancellables = Set<AnyCancellable>()
        private let songs = PublishSubject<Song>()
        private let stops = PassthroughSubject<Void, Never>()
        private let log = Log()

        override func didBecomeActive() {
          super.didBecomeActive()
          songs.subscribe(onNext: { [log] song in log.add(song) }).disposed(by: disposeBag)
          let log = self.log
          stops.sink { log.add("stop") }.store(in: &cancellables)
          songs.map { $0.title }.bind(to: log.titles).disposed(by: disposeBag)
        }
      }
      """),
    RuleExample(
      "A helper hands self to the closure, and holds it weakly",
      """
      final class PlayerInteractor: Interactor, Weakifiable {
        private let disposeBag = DisposeBag()
        private let songs = PublishSubject<Song>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          songs.bind(onNext: weakify { song, me in me.song = song })
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
      """),
    RuleExample(
      "Another object keeps the subscription",
      """
      final class PlayerInteractor: Interactor {
        private let songs = PublishSubject<Song>()
        private var song: Song?

        func watch(until bag: DisposeBag) {
          songs.subscribe(onNext: { song in self.song = song }).disposed(by: bag)
        }
      }
      """),
  ]
}
