import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

protocol HomePresentable: Presentable, Sendable {
    @MainActor var listener: HomePresentableListener? { get set }
}

protocol HomeListener: AnyObject, Sendable {
    func homeDidClose() async
}

final actor HomeInteractor: PresentableInteractable, HomePresentableListener {

    nonisolated let lifecycle = InteractorLifecycle()
    nonisolated let presenter: HomePresentable

    weak var router: HomeRouting?
    weak var listener: HomeListener?

    init(presenter: HomePresentable) {
        self.presenter = presenter
    }

    func wire(router: HomeRouting?, listener: HomeListener?) {
        self.router = router
        self.listener = listener
    }

    func didBecomeActive() async {
        let presenter = self.presenter
        await MainActor.run { presenter.listener = self }
    }

    func didTapClose() async {
        await listener?.homeDidClose()
    }
}
