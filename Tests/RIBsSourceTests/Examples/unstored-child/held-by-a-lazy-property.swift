// What a property holds is attached.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private lazy var kid: KidRouter = kidBuilder.build(withListener: interactor)
  private var isShown = false
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard !isShown else { return }
    isShown = true
    attachChild(kid)
  }
}
