import NeedleFoundation
import RIBs

final class RootComponent: BootstrapComponent {
    fileprivate var homeBuilder: HomeBuildable {
        HomeBuilder { HomeComponent(parent: self) }
    }
}

// MARK: - Builder

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: SimpleComponentizedBuilder<RootComponent, LaunchRouting>, RootBuildable {
    override func build(with component: RootComponent) -> LaunchRouting {
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            homeBuilder: component.homeBuilder
        )
    }
}
