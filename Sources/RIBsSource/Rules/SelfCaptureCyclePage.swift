import RIBsAnalysis

extension RulePage {
  /// `self-capture-cycle`
  static let selfCaptureCycle = RulePage(
    id: "self-capture-cycle", severity: .warning,
    summary: "A subscription keeps the object that keeps it.",
    reason: """
      The closure captures self strongly, and self keeps the subscription. Neither goes as long as the stream \
      does not end, so the interactor outlives its RIB, with all that it holds.
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
        """),
      RuleExample(
        "Combine, with a set of the interactor's own",
        """
        final class PlayerInteractor: Interactor {
          private var cancellables = Set<AnyCancellable>()
          private let songs = PassthroughSubject<Song, Never>()
          private var song: Song?

          override func didBecomeActive() {
            super.didBecomeActive()
            songs.sink { self.song = $0 }.store(in: &cancellables) // reported
          }
        }
        """),
      RuleExample(
        "A method is a closure that captures self, too",
        """
        final class PlayerViewController: UIViewController {
          private var bag = DisposeBag()
          private let playButton = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            playButton.rx.tap.bind(onNext: play).disposed(by: bag) // reported
          }

          private func play() {
            print("play")
          }
        }
        """),
      RuleExample(
        "An assignment keeps the subscription",
        """
        final class PlayerInteractor: Interactor {
          private var subscription: AnyCancellable?
          private let songs = PassthroughSubject<Song, Never>()

          override func didBecomeActive() {
            super.didBecomeActive()
            subscription = songs.sink { song in // reported
              self.show(song)
            }
          }

          private func show(_ song: Song) {
            print(song)
          }
        }
        """),
    ],
    nonTriggering: RuleExample.subscriptionsWithoutCycle)
}
