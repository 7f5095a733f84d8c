import ModernRIBs

protocol DeskRouting: LaunchRouting {
  func routeToHeadlines() -> any HeadlinesActionableItem
  func routeToStory(_ headline: String) -> any StoryActionableItem
  func detachHeadlines()
}

protocol DeskActionableItem: AnyObject {
  nonisolated(nonsending) func openHeadlines() async throws -> any HeadlinesActionableItem
}

final class DeskInteractor: Interactor, DeskInteractable, DeskActionableItem {
  weak var router: (any DeskRouting)?

  // MARK: DeskActionableItem

  nonisolated(nonsending) func openHeadlines() async throws -> any HeadlinesActionableItem {
    guard let router else { throw CancellationError() }
    return router.routeToHeadlines()
  }

  // MARK: HeadlinesListener

  func open(_ headline: String) -> (any StoryActionableItem)? {
    router?.routeToStory(headline)
  }

  func headlinesDidClose() {
    router?.detachHeadlines()
  }
}
