// A local of the same name is set instead.
// with: ClosingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() {
    router?.detachKid()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?  // reported: warning
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)
  }

  func detachKid() {
    guard let kid = kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
