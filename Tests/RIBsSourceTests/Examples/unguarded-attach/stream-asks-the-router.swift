// The stream leaves out events while the kid is open.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let taps = PublishSubject<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    taps
      .filter { [weak self] in self?.router?.isOpen == false }
      .subscribe(onNext: { [weak self] in self?.router?.routeToKid() })
      .disposeOnDeactivate(interactor: self)
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }

  var isOpen: Bool { kid != nil }
}
