// A child reports its end, is detached and removed from the list.
// with: LeavingKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidFinish(_ kid: Routing) { router?.forget(kid) }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []

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

  func forget(_ kid: Routing) {
    detachChild(kid)
    steps.removeAll { $0 === kid }
  }
}
