// The child stored after one attach is attached by the next line.
// with: PlainKid, PlainSibling
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder
  private var kid: KidRouter?
  private var sibling: SiblingRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    let sibling = siblingBuilder.build(withListener: interactor)
    self.sibling = sibling
    attachChild(sibling)
  }
}
