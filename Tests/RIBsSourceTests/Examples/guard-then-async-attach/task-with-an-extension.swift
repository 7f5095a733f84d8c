// An extension of Task changes nothing about what a task does.
// with: PlainKid, MomOfATask
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    Task { @MainActor [weak self] in
      guard let code = await self?.interactor.requestCode(), let self = self else { return }
      print(code)
      let new = self.kidBuilder.build(withListener: self.interactor)
      self.kid = new
      self.attachChild(new)  // reported: warning
    }
  }
}
