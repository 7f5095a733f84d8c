import ModernRIBs

protocol DeskInteractable: Interactable, HeadlinesListener {
  var router: (any DeskRouting)? { get set }
}

protocol DeskViewControllable: ViewControllable {
  func show(_ view: any ViewControllable)
  func hide(_ view: any ViewControllable)
}

final class DeskRouter: LaunchRouter<any DeskInteractable, any DeskViewControllable>, DeskRouting {
  private let headlinesBuilder: any HeadlinesBuildable
  private let storyBuilder: any StoryBuildable
  private var headlines: (router: any ViewableRouting, actionableItem: any HeadlinesActionableItem)?
  private var story: (any ViewableRouting)?

  init(
    interactor: any DeskInteractable, viewController: any DeskViewControllable,
    headlinesBuilder: any HeadlinesBuildable, storyBuilder: any StoryBuildable
  ) {
    self.headlinesBuilder = headlinesBuilder
    self.storyBuilder = storyBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToHeadlines() -> any HeadlinesActionableItem {
    if let headlines { return headlines.actionableItem }
    let headlines = headlinesBuilder.build(withListener: interactor)
    self.headlines = headlines
    attachChild(headlines.router)
    viewController.show(headlines.router.viewControllable)
    return headlines.actionableItem
  }

  func routeToStory(_ headline: String) -> any StoryActionableItem {
    if let story { detach(story) }
    let story = storyBuilder.build(headline: headline)
    self.story = story.router
    attachChild(story.router)
    viewController.show(story.router.viewControllable)
    return story.actionableItem
  }

  func detachHeadlines() {
    guard let headlines else { return }
    detach(headlines.router)
    self.headlines = nil
  }

  private func detach(_ child: any ViewableRouting) {
    detachChild(child)
    viewController.hide(child.viewControllable)
  }
}
