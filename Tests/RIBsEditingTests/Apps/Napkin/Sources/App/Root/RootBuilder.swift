import napkin

protocol RootDependency: Dependency {
    var title: String { get }
}

final class RootComponent: Component<RootDependency>, @unchecked Sendable {
    var title: String { dependency.title }
}

extension RootComponent: HomeDependency {}

protocol RootBuildable: Buildable {
    @MainActor func build() async -> RootRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable, @unchecked Sendable {

    @MainActor
    func build() async -> RootRouting {
        let component = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        let homeBuilder = HomeBuilder(dependency: component)
        let router = RootRouter(
            interactor: interactor,
            viewController: viewController,
            homeBuilder: homeBuilder
        )
        await interactor.wire(router: router, listener: nil)
        return router
    }
}
