import ModernRIBs

protocol StoryDependency: Dependency {
  var newsroom: Newsroom { get }
  var journal: Journal { get }
}

protocol StoryBuildable: Buildable {
  func build(
    headline: String
  ) -> (router: any ViewableRouting, actionableItem: any StoryActionableItem)
}

final class StoryBuilder: Builder<any StoryDependency>, StoryBuildable {
  func build(
    headline: String
  ) -> (router: any ViewableRouting, actionableItem: any StoryActionableItem) {
    let interactor = StoryInteractor(
      headline: headline, newsroom: dependency.newsroom, journal: dependency.journal)
    let router = ViewableRouter(
      interactor: interactor, viewController: StoryViewController(title: headline))
    return (router, interactor)
  }
}

final class StoryViewController: RIBViewController, ViewControllable {}
