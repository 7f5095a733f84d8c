// A child reports its end, is removed from the list, and stays attached.
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
    steps.removeAll { $0 === kid }  // reported: warning
  }
}
