// The sibling is detached, but not the child itself.
// with: AskingKid, PlainSibling
final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func kidDidSelectRelated() {
    router?.detachSibling()
    router?.routeToKid()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var sibling: SiblingRouter?
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder

  init(
    interactor: MomInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder
  ) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)
    routeToKid()
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: error
  }

  func detachSibling() {
    guard let sibling else { return }
    detachChild(sibling)
    self.sibling = nil
  }
}
