import napkin

@MainActor
protocol RootRouting: ViewableRouting, Sendable {
    func attachHome() async
    func detachHome() async
}

protocol RootPresentable: Presentable, Sendable {
    @MainActor var listener: RootPresentableListener? { get set }
    func present(title: String) async
}

protocol RootListener: AnyObject, Sendable {}

final actor RootInteractor: PresentableInteractable, RootPresentableListener, HomeListener {

    nonisolated let lifecycle = InteractorLifecycle()
    nonisolated let presenter: RootPresentable

    weak var router: RootRouting?
    weak var listener: RootListener?

    init(presenter: RootPresentable) {
        self.presenter = presenter
    }

    func wire(router: RootRouting?, listener: RootListener?) {
        self.router = router
        self.listener = listener
    }

    func didBecomeActive() async {
        let presenter = self.presenter
        await MainActor.run { presenter.listener = self }
        await router?.attachHome()
    }

    // MARK: - HomeListener

    func homeDidClose() async {
        await router?.detachHome()
    }
}
