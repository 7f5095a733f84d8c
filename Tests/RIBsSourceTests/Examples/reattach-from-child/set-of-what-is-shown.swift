// A set of what is shown may keep a second one out.
// with: ClosingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() { router?.routeToKid() }
}

final class MomRouter: Router<MomInteractor> {
  private var shown: Set<String> = []
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard !shown.contains("kid") else { return }
    shown.insert("kid")
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
