// A loop takes out and detaches all there is.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    while let old = kids.popLast() { detachChild(old) }
    let new = kidBuilder.build(withListener: interactor)
    kids = [new]
    attachChild(new)
  }
}
