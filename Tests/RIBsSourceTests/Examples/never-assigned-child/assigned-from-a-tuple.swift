// A tuple is taken apart into it.
// with: KidWithItem
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?
  private var item: KidActionableItem?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    (kid, item) = kidBuilder.build(withListener: interactor)
    if let kid { attachChild(kid) }
  }
}
