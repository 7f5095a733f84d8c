import ModernRIBs

protocol HeadlinesDependency: Dependency {
  var newsroom: Newsroom { get }
  var journal: Journal { get }
}

protocol HeadlinesBuildable: Buildable {
  func build(
    withListener listener: any HeadlinesListener
  ) -> (router: any ViewableRouting, actionableItem: any HeadlinesActionableItem)
}

final class HeadlinesBuilder: Builder<any HeadlinesDependency>, HeadlinesBuildable {
  func build(
    withListener listener: any HeadlinesListener
  ) -> (router: any ViewableRouting, actionableItem: any HeadlinesActionableItem) {
    let viewController = HeadlinesViewController()
    let interactor = HeadlinesInteractor(
      presenter: viewController, newsroom: dependency.newsroom, journal: dependency.journal)
    interactor.listener = listener
    return (HeadlinesRouter(interactor: interactor, viewController: viewController), interactor)
  }
}
