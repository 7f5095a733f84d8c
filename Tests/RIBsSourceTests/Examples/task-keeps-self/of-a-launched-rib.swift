// A RIB that the app launches is there as long as the app.
final class RootInteractor: Interactor {
  private let links: AsyncStream<URL>

  override func didBecomeActive() {
    super.didBecomeActive()
    Task {  // reported: info
      for await link in links { open(link) }
    }
  }

  private func open(_ link: URL) {}
}

final class RootRouter: LaunchRouter<RootInteractor, ViewControllable> {}
