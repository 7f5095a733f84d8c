// A flag keeps a second call out until the closure has run.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var isOpening = false

  func routeToKid() {
    guard kid == nil, !isOpening else { return }
    isOpening = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let new = self.kidBuilder.build(withListener: self.interactor)
      self.kid = new
      self.attachChild(new)
    }
  }
}
