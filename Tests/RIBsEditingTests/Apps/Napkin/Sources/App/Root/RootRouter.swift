import napkin

@MainActor
protocol RootViewControllable: ViewControllable {
    func push(_ child: ViewControllable)
}

@MainActor
final class RootRouter: ViewableRouter<RootInteractor, RootViewControllable>, RootRouting {

    private let homeBuilder: HomeBuildable
    private var homeRouter: HomeRouting?

    init(
        interactor: RootInteractor,
        viewController: RootViewControllable,
        homeBuilder: HomeBuildable
    ) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func attachHome() async {
        guard homeRouter == nil else { return }
        let router = await homeBuilder.build(withListener: interactor)
        guard homeRouter == nil else { return }
        homeRouter = router
        await attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachHome() async {
        guard let router = homeRouter else { return }
        homeRouter = nil
        await detachChild(router)
    }
}
