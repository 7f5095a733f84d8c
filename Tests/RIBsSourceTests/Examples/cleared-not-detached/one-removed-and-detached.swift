// A child reports its end, is detached and removed from the list.
// with: LeavingKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidFinish(_ kid: Routing) { router?.forget(kid) }
}

extension MomRouter {
  func forget(_ kid: Routing) {
    detachChild(kid)
    steps.removeAll { $0 === kid }
  }
}
