import ModernRIBs
import RIBsCombine

protocol PlayerDependency: Dependency {
    var songs: PassthroughSubject<String, Never> { get }
}

protocol PlayerListener: AnyObject {
    func playerDidClose()
}

protocol PlayerRouting: ViewableRouting {}

protocol PlayerPresentableListener: AnyObject {
    func didTapClose()
}

protocol PlayerPresentable: Presentable {
    var listener: PlayerPresentableListener? { get set }
}

final class PlayerInteractor: PresentableInteractor<PlayerPresentable>, PlayerInteractable, PlayerPresentableListener {
    var router: PlayerRouting?
    weak var listener: PlayerListener?
    private(set) var song = ""
    private(set) var isFirst = true
    private var cancellables = Set<AnyCancellable>()
    private let songs: PassthroughSubject<String, Never>

    init(presenter: PlayerPresentable, songs: PassthroughSubject<String, Never>) {
        self.songs = songs
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        songs
            .filter { !$0.isEmpty }
            .sink { song in
                self.song = song  // the newest
            }
            .store(in: &cancellables)
        _ = songs.dropFirst().sink { [weak self] _ in self?.isFirst = false }
    }

    func didTapClose() { listener?.playerDidClose() }
}

final class PlayerViewController: HeadlessViewController, PlayerPresentable, ViewControllable {
    var listener: PlayerPresentableListener?

    func tapClose() { listener?.didTapClose() }
}

protocol PlayerInteractable: Interactable {
    var router: PlayerRouting? { get set }
    var listener: PlayerListener? { get set }
}

final class PlayerRouter: ViewableRouter<PlayerInteractable, ViewControllable>, PlayerRouting {
    override init(interactor: PlayerInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

protocol PlayerBuildable: Buildable {
    func build(withListener listener: PlayerListener) -> ViewableRouting
}

final class PlayerBuilder: Builder<PlayerDependency>, PlayerBuildable {
    func build(withListener listener: PlayerListener) -> ViewableRouting {
        let viewController = PlayerViewController()
        let interactor = PlayerInteractor(presenter: viewController, songs: dependency.songs)
        interactor.listener = listener
        return PlayerRouter(interactor: interactor, viewController: viewController)
    }
}
