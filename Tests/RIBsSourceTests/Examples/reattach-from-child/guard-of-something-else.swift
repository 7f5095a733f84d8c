// The guard looks at something else.
// with: AskingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidSelectRelated() {
    router?.routeToKid()
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
    guard interactor.isActive else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: error
  }
}
