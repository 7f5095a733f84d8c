// After a request.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private let server = Server()
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    if kid != nil { return }
    Task { @MainActor [weak self] in
      await self?.server.prepare()
      guard let self else { return }
      let kid = self.kidBuilder.build(withListener: self.interactor)
      self.kid = kid
      self.attachChild(kid)  // reported: warning
    }
  }
}
