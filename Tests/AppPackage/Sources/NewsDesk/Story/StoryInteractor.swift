import ModernRIBs

@MainActor
protocol StoryActionableItem: AnyObject, Sendable {
  func text() async throws -> String
}

/// Lives on the main actor; what it overrides does not, as in ModernRIBs, but is called there.
///
/// `@unchecked`: on the main actor, as far as the compiler lets it be.
@MainActor
final class StoryInteractor: Interactor, StoryActionableItem, @unchecked Sendable {
  private let headline: String
  private let newsroom: Newsroom
  private let journal: Journal
  private var text = ""

  nonisolated init(headline: String, newsroom: Newsroom, journal: Journal) {
    self.headline = headline
    self.newsroom = newsroom
    self.journal = journal
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    task { await self.announce() }
  }

  private func announce() async {
    journal.note("reads \(headline)")
  }

  // MARK: StoryActionableItem

  func text() async throws -> String {
    text = try await newsroom.story(headline)
    return text
  }
}
