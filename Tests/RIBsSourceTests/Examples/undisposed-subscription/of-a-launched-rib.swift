// A RIB that the app launches is there as long as the app.
final class RootInteractor: Interactor {
  private let links: PassthroughSubject<URL, Never>

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] in self?.open($0) }  // reported: info
  }

  private func open(_ link: URL) {}
}

final class RootRouter: LaunchRouter<RootInteractor, ViewControllable> {}
