// Each subscription waits beside the others.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var pending = Set<AnyCancellable>()
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    Just(()).delay(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.open() }  // reported: info route-after-delay
      .store(in: &pending)
  }

  private func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: warning
  }
}
