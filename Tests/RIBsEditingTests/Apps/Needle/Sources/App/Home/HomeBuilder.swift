import NeedleFoundation
import RIBs

protocol HomeDependency: NeedleFoundation.Dependency {}

final class HomeComponent: NeedleFoundation.Component<HomeDependency> {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> HomeRouting
}

final class HomeBuilder: ComponentizedBuilder<HomeComponent, HomeRouting, HomeListener, ()>, HomeBuildable {
    func build(withListener listener: HomeListener) -> HomeRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: HomeComponent, _ listener: HomeListener) -> HomeRouting {
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController)
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: viewController)
    }
}
