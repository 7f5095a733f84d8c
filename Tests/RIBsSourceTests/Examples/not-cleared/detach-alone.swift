// A guard, a detach, and nothing else.
// with: ClosingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() {
    router?.detachKid()
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

  override func didLoad() {
    super.didLoad()
    routeToKid()
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)  // reported: warning
  }
}
