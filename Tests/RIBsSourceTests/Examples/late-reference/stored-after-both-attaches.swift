// Both children are stored at the end, which is info.
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
    attachChild(kid)  // reported: info
    let sibling = siblingBuilder.build(withListener: interactor)
    attachChild(sibling)  // reported: info
    self.kid = kid
    self.sibling = sibling
  }
}
