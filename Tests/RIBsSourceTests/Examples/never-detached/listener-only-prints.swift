// The listener only prints.
// with: ClosingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToKid() }
      .cancelOnDeactivate(interactor: self)
  }

  func kidDidClose() {
    print("closed")
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
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: info
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
