// A flag that nobody sets keeps nobody out.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  var isOpening = false

  func routeToKid() {
    guard kid == nil, !isOpening else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let new = self.kidBuilder.build(withListener: self.interactor)
      self.kid = new
      self.attachChild(new)  // reported: warning
    }
  }
}
