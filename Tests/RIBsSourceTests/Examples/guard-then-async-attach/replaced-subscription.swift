// A new subscription takes the place of the one that waits.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var pending: AnyCancellable?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    pending = Just(()).delay(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.open() }  // reported: info route-after-delay
  }

  private func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
