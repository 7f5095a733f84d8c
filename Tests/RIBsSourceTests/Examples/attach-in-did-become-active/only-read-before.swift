// The child is read, and not detached, before it is attached again.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.attachKid()  // reported: info
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

  func attachKid() {
    if let kid { print("again", kid) }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
