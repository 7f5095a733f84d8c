// Another RIB than the launched one goes before the app does.
final class HomeInteractor: Interactor {
  private let links: AsyncStream<URL>

  override func didBecomeActive() {
    super.didBecomeActive()
    Task {  // reported: warning
      for await link in links { open(link) }
    }
  }

  private func open(_ link: URL) {}
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {}
