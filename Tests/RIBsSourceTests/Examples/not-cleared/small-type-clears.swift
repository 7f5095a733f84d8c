// A function of the struct clears its field.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private struct Slots {
    var kid: KidRouter?
    mutating func clear() { kid = nil }
  }
  private var slots = Slots()
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard slots.kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    slots.kid = new
    attachChild(new)
  }

  func close() {
    if let leaving = slots.kid { detachChild(leaving) }
    slots.clear()
  }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
