// A serial disposable ends the subscription that waits.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let pending = SerialDisposable()
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    pending.disposable = Single<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onSuccess: { [weak self] _ in self?.open() })
  }

  private func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
