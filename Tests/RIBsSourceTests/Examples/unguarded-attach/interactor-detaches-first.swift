// The interactor calls a function that detaches, whatever its name.
// with: PlainKid
protocol MomRouting: Routing {
  func routeToHome()
  func routeToKid()
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouting?
  let requests = PassthroughSubject<Void, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    requests
      .sink { [weak self] in
        self?.router?.routeToHome()
        self?.router?.routeToKid()
      }
      .cancelOnDeactivate(interactor: self)
  }
}

final class MomRouter: Router<MomInteractor>, MomRouting {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToHome() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }
}
