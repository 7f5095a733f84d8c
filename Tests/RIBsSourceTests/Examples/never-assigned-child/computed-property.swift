// A computed property stores nothing.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var current: Routing? { children.last }

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    attachChild(kidBuilder.build(withListener: interactor))
  }

  func detachCurrent() {
    if let current { detachChild(current) }
  }
}
