// A child asks for its sibling, which takes over its property.
// with: ClosingKid, PlainSibling
final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func kidDidClose() {
    router?.routeToSibling()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var step: Routing?
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    step = kid
    attachChild(kid)
  }

  func routeToSibling() {
    let sibling = siblingBuilder.build(withListener: interactor)
    step = sibling
    attachChild(sibling)  // reported: error
  }
}
