// `updateValue` replaces what stands under the key.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [Int: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kids.updateValue(new, forKey: 1)
    attachChild(new)  // reported: error
  }

  func close() { kids.removeValue(forKey: 1).map(detachChild) }
}
