// One function detaches, and another one tidies the list.
// with: LeavingKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapTidy()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapTidy() { if let kid = router?.steps.first { router?.tidy(kid) } }
  func kidDidFinish(_ kid: Routing) { router?.close(kid) }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private(set) var steps: [KidRouter] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    attachChild(new)
  }

  func close(_ kid: Routing) { detachChild(kid) }

  func tidy(_ kid: Routing) {
    steps.removeAll { $0 === kid }
  }
}
