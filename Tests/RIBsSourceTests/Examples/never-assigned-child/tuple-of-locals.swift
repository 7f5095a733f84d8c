// A tuple is taken apart into locals.
// with: KidWithItem
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?  // reported: info
  private var item: KidActionableItem?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    let (kid, item) = kidBuilder.build(withListener: interactor)
    print("shows", item)
    attachChild(kid)
  }
}
