// The interactor calls a function that detaches nothing.
// with: AskingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidSelectRelated() {
    router?.detachKid()
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
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: error
  }

  func detachKid() {
    guard let kid else { return }
    print("leaves", kid)
  }
}
