import RIBs

protocol RootInteractable: Interactable, HomeListener {
    var router: RootRouting? { get set }
    var listener: RootListener? { get set }
}

protocol RootViewControllable: ViewControllable {
    func replace(with viewController: ViewControllable?)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {

    private let homeBuilder: HomeBuildable
    private var homeRouter: HomeRouting?

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        homeBuilder: HomeBuildable
    ) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachHome() {
        guard homeRouter == nil else { return }
        let router = homeBuilder.build(withListener: interactor)
        homeRouter = router
        attachChild(router)
        viewController.replace(with: router.viewControllable)
    }

    func detachHome() {
        guard let router = homeRouter else { return }
        homeRouter = nil
        viewController.replace(with: nil)
        detachChild(router)
    }
}
