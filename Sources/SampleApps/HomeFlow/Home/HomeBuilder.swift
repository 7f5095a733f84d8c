import InstrumentedRIBs

extension HomeFlowApp {
  protocol HomeDependency: Dependency {
    var user: String { get }
  }

  protocol HomeBuildable: Buildable {
    func build(withListener listener: any HomeListener) -> any HomeRouting
  }

  final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
    func build(withListener listener: any HomeListener) -> any HomeRouting {
      let viewController = HomeViewController(title: "Hello, \(dependency.user)")
      let interactor = HomeInteractor(presenter: viewController)
      interactor.listener = listener
      return HomeRouter(interactor: interactor, viewController: viewController)
    }
  }
}
