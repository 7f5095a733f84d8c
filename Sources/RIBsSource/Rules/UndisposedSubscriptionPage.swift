import RIBsAnalysis

extension RulePage {
  /// `undisposed-subscription`
  static let undisposedSubscription = RulePage(
    id: "undisposed-subscription", severity: .warning,
    summary: "A subscription is made, and nothing ends it.",
    reason: """
      The result of the call is thrown away. With RxSwift the subscription goes on after the RIB is detached, \
      and its closure works for a RIB that is gone. With Combine it ends at once.
      """,
    fix:
      "End the subscription with the interactor, with disposeOnDeactivate or cancelOnDeactivate, or keep it in a bag.",
    triggering: [
      RuleExample(
        "The result is not used",
        """
        final class PlayerInteractor: Interactor {
          private let songs = PublishSubject<Song>()
          private var song: Song?

          override func didBecomeActive() {
            super.didBecomeActive()
            songs.subscribe(onNext: { [weak self] song in // reported
              self?.song = song
            })
          }
        }
        """),
      RuleExample(
        "The result is thrown away",
        """
        final class PlayerInteractor: Interactor {
          private let songs = PassthroughSubject<Song, Never>()
          private var song: Song?

          override func didBecomeActive() {
            super.didBecomeActive()
            _ = songs.sink { [weak self] in self?.song = $0 } // reported
          }
        }
        """),
      RuleExample(
        "A binding in a view",
        """
        final class PlayerViewController: UIViewController {
          private let playButton = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            playButton.rx.tap.bind { [weak self] in self?.play() } // reported
          }

          private func play() {
            print("play")
          }
        }
        """),
    ],
    nonTriggering: RuleExample.disposedSubscriptions)
}
