// An object that is given the kid may keep it.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private let current = BehaviorRelay<KidRouter?>(value: nil)
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    current.accept(new)
  }
}
