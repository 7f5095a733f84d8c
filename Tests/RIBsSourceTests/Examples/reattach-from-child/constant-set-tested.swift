// A constant that does not change says nothing of what is attached.
// with: ClosingKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidClose() { router?.routeToKid() }
}

final class MomRouter: Router<MomInteractor> {
  private let features: Set<String>
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, features: Set<String>, kidBuilder: KidBuilder) {
    self.features = features
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard features.contains("kid") else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }
}
