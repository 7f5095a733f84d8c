import RIBs

protocol RootRouting: ViewableRouting {
    func attachHome()
    func detachHome()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable,
    RootPresentableListener
{

    weak var router: RootRouting?
    weak var listener: RootListener?

    override init(presenter: RootPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachHome()
    }

    // MARK: - HomeListener

    func homeDidClose() {
        router?.detachHome()
    }
}
