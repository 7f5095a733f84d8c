import RIBs

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    // What the children need comes here.
}

// MARK: - Builder

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener, title: String) -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {

    override init(dependency: HomeDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: HomeListener, title: String) -> HomeRouting {
        let viewController = HomeViewController(title: title)
        let interactor = HomeInteractor(presenter: viewController, title: title)
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: viewController, log: { print($0) })
    }
}
