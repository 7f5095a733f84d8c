// Every value attaches another kid, or a stream has equal values in a row.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let ids = PassthroughSubject<Int, Never>()
  private let isOpen = PassthroughSubject<Bool, Never>()
  private var cancellables = Set<AnyCancellable>()

  override func didBecomeActive() {
    super.didBecomeActive()
    ids.removeDuplicates()
      .sink { [weak self] _ in self?.router?.openKid() }
      .store(in: &cancellables)
    isOpen.removeDuplicates().flatMap { [isOpen] _ in isOpen }
      .sink { [weak self] isOpen in
        if isOpen { self?.router?.showKid() } else { self?.router?.hideKid() }
      }
      .store(in: &cancellables)
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
    attachChild(new)  // reported: warning
  }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  func showKid() {
    let new = kidBuilder.build(withListener: interactor)
    shown = new
    attachChild(new)  // reported: warning
  }

  func hideKid() {
    guard let shown else { return }
    detachChild(shown)
    self.shown = nil
  }
}
