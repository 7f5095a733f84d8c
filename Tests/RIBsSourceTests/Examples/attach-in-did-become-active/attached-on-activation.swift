// The router attaches the child for each activation.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.attachKid()  // reported: info
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

  func attachKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }
}
