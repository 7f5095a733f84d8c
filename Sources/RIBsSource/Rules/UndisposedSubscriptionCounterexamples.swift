import RIBsAnalysis

extension RuleExample {
  /// Subscriptions that something ends, and calls that are none.
  static let disposedSubscriptions = [
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
      "It is handed to something that ends it",
      """
      final class PlayerInteractor: Interactor {
        private let disposeBag = DisposeBag()
        private let songs = PublishSubject<Song>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          disposeBag.insert(
            songs.subscribe(onNext: { [weak self] in self?.song = $0 }),
            songs.skip(1).subscribe(onNext: { print($0) }))
          AnyCancellable(LaunchWorkflow(song: song).subscribe(self))
            .cancelOnDeactivate(interactor: self)
        }
      }
      """),
    RuleExample(
      "The function returns it",
      """
      final class SongList {
        private let songs = PublishSubject<Song>()

        func watch(_ watch: @escaping (Song) -> Void) -> Disposable {
          songs.subscribe(onNext: watch)
        }

        func watchTitles(_ watch: @escaping (String) -> Void) -> Disposable {
          return songs.map { $0.title }.subscribe(onNext: watch)
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

        private func play() {
          print("play")
        }
      }
      """),
    RuleExample(
      "The stream ends when the interactor is deactivated",
      """
      final class PlayerInteractor: Interactor {
        private let songs = PublishSubject<Song>()
        private var song: Song?

        override func didBecomeActive() {
          super.didBecomeActive()
          _ = songs
            .take(until: isActiveStream.filter { !$0 })
            .subscribe(onNext: { [weak self] in self?.song = $0 })
        }
      }
      """),
    RuleExample(
      "An assignment to a published property ends with the property",
      """
      final class PlayerModel: ObservableObject {
        @Published private var title = ""
        private let songs = PassthroughSubject<Song, Never>()

        init() {
          songs.map(\\.title).assign(to: &$title)
        }
      }
      """),
    RuleExample(
      "Functions that only share the name",
      """
      final class NewsViewController: UIViewController {
        private let titleView = TitleView()

        func show(_ item: NewsItem) {
          titleView.bind(item)
          bind(item)
          Messaging.messaging().subscribe(toTopic: "news")
        }

        private func bind(_ item: NewsItem) {
          title = item.title
        }
      }

      final class TitleView: UILabel {
        func bind(_ item: NewsItem) {
          text = item.title
        }
      }
      """),
  ]
}
