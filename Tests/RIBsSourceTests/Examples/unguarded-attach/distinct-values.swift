// Between two values that open the kid, the stream has one that closes it.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let isOpen = PassthroughSubject<Bool, Never>()
  private let shows = PassthroughSubject<Bool, Never>()
  private var cancellables = Set<AnyCancellable>()

  override func didBecomeActive() {
    super.didBecomeActive()
    isOpen.removeDuplicates()
      .sink { [weak self] isOpen in
        if isOpen { self?.router?.openKid() } else { self?.router?.closeKid() }
      }
      .store(in: &cancellables)
    shows.removeDuplicates().filter { $0 }
      .sink { [weak self] _ in self?.router?.showKid() }
      .store(in: &cancellables)
    Task { @MainActor [weak self, shows] in
      for await isShown in shows.removeDuplicates().values {
        if isShown { self?.router?.showKid() } else { self?.router?.hideKid() }
      }
    }
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var shown: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func openKid() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  func showKid() {
    let new = kidBuilder.build(withListener: interactor)
    shown = new
    attachChild(new)  // reported: info
  }

  func hideKid() {
    guard let shown else { return }
    detachChild(shown)
    self.shown = nil
  }
}
