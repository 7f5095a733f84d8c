import ModernRIBs

protocol DeskDependency: Dependency {
  var newsroom: Newsroom { get }
  var journal: Journal { get }
}

final class DeskComponent: Component<any DeskDependency> {
  var newsroom: Newsroom { dependency.newsroom }
  var journal: Journal { dependency.journal }
}

extension DeskComponent: HeadlinesDependency {}
extension DeskComponent: StoryDependency {}

protocol DeskBuildable: Buildable {
  func build() -> (router: any LaunchRouting, actionableItem: any DeskActionableItem)
}

final class DeskBuilder: Builder<any DeskDependency>, DeskBuildable {
  func build() -> (router: any LaunchRouting, actionableItem: any DeskActionableItem) {
    let component = DeskComponent(dependency: dependency)
    let interactor = DeskInteractor()
    let router = DeskRouter(
      interactor: interactor, viewController: DeskViewController(),
      headlinesBuilder: HeadlinesBuilder(dependency: component),
      storyBuilder: StoryBuilder(dependency: component))
    return (router, interactor)
  }
}
