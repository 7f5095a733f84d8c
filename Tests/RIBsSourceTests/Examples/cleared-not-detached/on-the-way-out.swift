// The RIB is detached, and its children with it.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.open()
  }

  override func willResignActive() {
    super.willResignActive()
    router?.forget()
  }
}

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
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    kid = new
  }

  func forget() {
    kid = nil
  }
}
