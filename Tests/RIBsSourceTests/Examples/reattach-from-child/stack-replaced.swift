// The child that asks is replaced in the stack.
// with: AskingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidSelectRelated() {
    router?.routeToKid()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
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
    kids = [kid]
    attachChild(kid)  // reported: error
  }
}
