// The children of some other name are removed from the list, and stay attached.
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
    drop(["a"], kid)  // reported: warning
  }

  private func drop(_ names: Set<String>, _ kid: Routing) {
    steps.removeAll { names.contains("\($0)") }
  }
}
