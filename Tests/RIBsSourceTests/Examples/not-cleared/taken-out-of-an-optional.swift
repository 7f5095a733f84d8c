// A function of optionals takes the kid out.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }

  func close() { if let leaving = kid.take() { detachChild(leaving) } }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}

extension Optional {
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
