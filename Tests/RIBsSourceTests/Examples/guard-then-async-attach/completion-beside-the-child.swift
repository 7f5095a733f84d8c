// A completion that stands beside the child runs later, unlike a closure that is passed the child.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder
  private let animator = Animator()

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    animator.prepare(new) { [weak self] in
      self?.kid = new
      self?.attachChild(new)  // reported: warning
    }
  }
}
