// Mom keeps Kid's router and attaches it again. Kid detaches her card when she resigns.
// with: KidWithACard
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private lazy var kid = kidBuilder.build()
  private var isOpen = false

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard !isOpen else { return }
    isOpen = true
    attachChild(kid)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    detachChild(kid)
  }
}

final class KidInteractor: Interactor {
  weak var router: KidRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.openCard()
  }

  override func willResignActive() {
    super.willResignActive()
    router?.closeCard()
  }
}
