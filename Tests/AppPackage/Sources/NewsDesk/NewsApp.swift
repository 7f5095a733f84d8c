import ModernRIBs

final class NewsAppComponent: EmptyComponent, DeskDependency {
  let newsroom: Newsroom
  let journal: Journal

  init(newsroom: Newsroom, journal: Journal) {
    self.newsroom = newsroom
    self.journal = journal
  }
}

/// The app, and what its user can do.
@MainActor
package final class NewsApp {
  package let window = RIBWindow()
  package let newsroom = Newsroom()
  package let journal = Journal()

  private let router: any LaunchRouting
  private let desk: any DeskActionableItem

  package init() {
    let component = NewsAppComponent(newsroom: newsroom, journal: journal)
    (router, desk) = DeskBuilder(dependency: component).build()
  }

  package func launch() {
    router.launch(from: window)
    if let desk = router.interactable as? Interactor { follow(desk.isActiveValues) }
  }

  private func follow(_ activity: AsyncStream<Bool>) {
    Task { [journal] in
      for await isActive in activity {
        journal.note("the desk is \(isActive ? "active" : "inactive")")
      }
      journal.note("the desk is gone")
    }
  }

  package func open(_ headline: String) {
    _ = OpenStoryWorkflow(headline: headline, journal: journal).subscribe(desk)
  }
}
