import RIBsAnalysis

extension RulePage {
  /// `self-capture-cycle`
  static let selfCaptureCycle = RulePage(
    id: "self-capture-cycle", severity: .warning, or: [.info],
    summary: "A subscription, a token or a timer keeps the object that keeps it.",
    reason: """
      The closure captures self strongly, and self keeps the subscription. Neither goes as long as the stream \
      does not end, so the interactor outlives its RIB, with all that it holds. A token of a database or of a \
      notification center and a repeating timer hold their closures the same way. So does the system, which keeps \
      a repeating timer and an observer that nobody else has, and a URLSession, which keeps its delegate until \
      somebody invalidates it. A closure that an object keeps must not capture the object by a variable either, as in \
      `child.onClose = { detachChild(child) }`. A stream of one value ends by itself, and is a note.
      """,
    fix:
      "Capture self weakly, `[weak self]`, or end the subscription with the interactor, with disposeOnDeactivate or cancelOnDeactivate.",
    triggering: [
      RuleExample(
        "RxSwift, with a bag of the interactor's own",
        """
        final class PlayerInteractor: Interactor {
          private let disposeBag = DisposeBag()
          private let songs: Observable<Song>
          private var song: Song?

          init(songs: Observable<Song>) {
            self.songs = songs
            super.init()
          }

          override func didBecomeActive() {
            super.didBecomeActive()
            songs.subscribe(onNext: { song in // reported
              self.song = song
            })
            .disposed(by: disposeBag)
          }
        }
        """)
    ],
    nonTriggering: [
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
    ])
}
