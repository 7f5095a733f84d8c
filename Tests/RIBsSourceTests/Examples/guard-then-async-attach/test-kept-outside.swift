// A constant keeps what the test said before the closure was made.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let isTaken = kid != nil
    DispatchQueue.main.async { [weak self] in
      if !isTaken { self?.attachKid() }
    }
  }

  private func attachKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
