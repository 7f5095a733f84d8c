import ModernRIBs
import RIBsCombine

protocol RootRouting: ViewableRouting {
    func routeToPlayer()
    func detachPlayer()
}

protocol RootPresentableListener: AnyObject {
    func didTapPlayer()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
    weak var router: RootRouting?

    override init(presenter: RootPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapPlayer() { router?.routeToPlayer() }

    func playerDidClose() { router?.detachPlayer() }
}

final class RootViewController: HeadlessViewController, RootPresentable, RootViewControllable {
    weak var listener: RootPresentableListener?

    func tapPlayer() { listener?.didTapPlayer() }
}

protocol RootInteractable: Interactable, PlayerListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let playerBuilder: PlayerBuildable
    private var player: ViewableRouting?

    init(interactor: RootInteractable, viewController: RootViewControllable, playerBuilder: PlayerBuildable) {
        self.playerBuilder = playerBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToPlayer() {
        // A second tap overwrites the first player.
        let player = playerBuilder.build(withListener: interactor)
        attachChild(player)
        self.player = player  // too late
    }

    func detachPlayer() {
        guard let player else { return }
        detachChild(player)
    }
}

final class AppComponent: EmptyComponent, PlayerDependency {
    let songs = PassthroughSubject<String, Never>()
}

final class RootBuilder: Builder<AppComponent> {
    func build() -> LaunchRouting {
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor, viewController: viewController,
            playerBuilder: PlayerBuilder(dependency: dependency))
    }
}
