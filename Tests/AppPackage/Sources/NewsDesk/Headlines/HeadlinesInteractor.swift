import ModernRIBs

protocol HeadlinesListener: AnyObject {
  func open(_ headline: String) -> (any StoryActionableItem)?
  func headlinesDidClose()
}

protocol HeadlinesPresentable: Presentable, Sendable {
  @MainActor func show(_ headlines: [String])
}

protocol HeadlinesActionableItem: AnyObject {
  nonisolated(nonsending) func open(_ headline: String) async throws -> any StoryActionableItem
}

/// Bound to no actor, as ModernRIBs' interactors are; what it presents with is on the main actor.
final class HeadlinesInteractor: PresentableInteractor<any HeadlinesPresentable>,
  HeadlinesInteractable, HeadlinesActionableItem
{
  weak var router: (any ViewableRouting)?
  weak var listener: (any HeadlinesListener)?

  private let newsroom: Newsroom
  private let journal: Journal
  private var headlines: [String] = []

  init(presenter: any HeadlinesPresentable, newsroom: Newsroom, journal: Journal) {
    self.newsroom = newsroom
    self.journal = journal
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    task { await self.load() }
  }

  private nonisolated(nonsending) func load() async {
    headlines = await newsroom.headlines()
    await presenter.show(headlines)
    await journal.note("shows \(headlines)")
    if headlines.isEmpty { listener?.headlinesDidClose() }
  }

  // MARK: HeadlinesActionableItem

  nonisolated(nonsending) func open(_ headline: String) async throws -> any StoryActionableItem {
    await Task.yield()
    guard let story = listener?.open(headline) else { throw CancellationError() }
    return story
  }
}
