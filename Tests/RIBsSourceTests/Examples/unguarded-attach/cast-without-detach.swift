// The caller casts, and calls something else.
// with: PlainKid
protocol KidDetaching {
  func detachKid()
  func prepare()
}

protocol MomRouting: Routing {
  func routeToKid()
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouting?
  let requests = PublishSubject<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    requests
      .subscribe(onNext: { [weak self] in
        (self?.router as? KidDetaching)?.prepare()
        self?.router?.routeToKid()
      })
      .disposeOnDeactivate(interactor: self)
  }
}

final class MomRouter: Router<MomInteractor>, MomRouting, KidDetaching {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func prepare() {}

  func detachKid() {
    kid.map(detachChild)
    kid = nil
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
