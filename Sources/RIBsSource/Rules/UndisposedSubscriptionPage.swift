import RIBsAnalysis

extension RulePage {
  /// `undisposed-subscription`
  static let undisposedSubscription = RulePage(
    id: "undisposed-subscription", severity: .warning, or: [.info],
    summary: "A subscription is made, and nothing ends it.",
    reason: """
      The result of the call is thrown away, or only a local variable has it. With RxSwift the subscription goes on \
      after the RIB is detached, and its closure works for a RIB that is gone. With Combine it ends at once, or when \
      the function returns, and so does what a local bag keeps. A subscription that is made each time the view appears, \
      the user taps or a child reports, and that lasts until the RIB is detached, adds one more every time. So does a \
      task that follows an endless sequence. This is a warning if the stream never ends and each event adds something, or \
      if the stream was asked for with a value that changes, and a note if handling an event twice may be harmless. After \
      a tap, only streams that never end are reported. A countdown that nothing ends with the RIB goes on, too, and then \
      calls a listener, which takes the call for one of another child of the kind.
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
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A bag, a set, a property or the interactor ends it",
        """
        final class PlayerInteractor: Interactor {
          private let disposeBag = DisposeBag()
          private var cancellables = Set<AnyCancellable>()
          private var subscription: Disposable?
          private let songs = PublishSubject<Song>()
          private let stops = PassthroughSubject<Void, Never>()
          private var song: Song?

          override func didBecomeActive() {
            super.didBecomeActive()
            songs.subscribe(onNext: { [weak self] in self?.song = $0 })
              .disposed(by: disposeBag)
            songs.subscribe(onNext: { [weak self] in self?.song = $0 })
              .disposeOnDeactivate(interactor: self)
            subscription = songs.subscribe(onNext: { [weak self] in self?.song = $0 })
            stops.sink { [weak self] in self?.song = nil }
              .store(in: &cancellables)
            stops.sink { [weak self] in self?.song = nil }
              .cancelOnDeactivate(interactor: self)
          }
        }
        """),
      RuleExample(
        "The stream ends with its owner",
        """
        final class PlayerViewController: UIViewController {
          private let playButton = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            _ = playButton.rx.tap
              .take(until: rx.deallocated)
              .subscribe(onNext: { [weak self] in self?.play() })
            _ = playButton.rx.controlEvent(.touchCancel)
              .takeUntil(self.rx.deallocated)
              .bind { [weak self] in self?.play() }
          }

          private func play() { print("play") }
        }
        """),
    ])
}
