// A RIB that the app launches is there as long as the app.
final class RootInteractor: Interactor {
  private let links: PassthroughSubject<URL, Never>
  private var cancellables: Set<AnyCancellable> = []

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { self.open($0) }.store(in: &cancellables)  // reported: info
  }

  private func open(_ link: URL) {}
}

final class RootRouter: LaunchRouter<RootInteractor, ViewControllable> {}
