import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
    @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {

    override init(dependency: HomeDependency) {
        super.init(dependency: dependency)
    }

    @MainActor
    func build(withListener listener: HomeListener) async -> HomeRouting {
        _ = HomeComponent(dependency: dependency)
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController)
        let router = HomeRouter(interactor: interactor, viewController: viewController)
        await interactor.wire(router: router, listener: listener)
        return router
    }
}
