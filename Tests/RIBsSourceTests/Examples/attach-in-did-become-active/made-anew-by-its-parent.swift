// Mom makes Kid anew each time. Kid attaches a card when she becomes active.
// with: KidWithACard
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build()
    self.kid = kid
    attachChild(kid)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}

final class KidInteractor: Interactor {
  weak var router: KidRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.openCard()  // reported: info
  }
}
