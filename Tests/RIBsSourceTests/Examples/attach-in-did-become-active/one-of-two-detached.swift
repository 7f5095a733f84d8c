// Two parts of a dashboard, of which one is detached again.
// with: PlainKid, PlainSibling
final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.attachSibling()
    router?.attachKid()  // reported: info
  }

  override func willResignActive() {
    super.willResignActive()
    router?.detachSibling()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var sibling: SiblingRouter?
  private var kid: KidRouter?
  private let siblingBuilder: SiblingBuilder
  private let kidBuilder: KidBuilder

  init(
    interactor: MomInteractor, siblingBuilder: SiblingBuilder, kidBuilder: KidBuilder
  ) {
    self.siblingBuilder = siblingBuilder
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func attachSibling() {
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)
  }

  func detachSibling() {
    guard let sibling else { return }
    detachChild(sibling)
    self.sibling = nil
  }

  func attachKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }
}
