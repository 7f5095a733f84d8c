// The step is asked to leave, and reports that it did.
// with: LeavingKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { router?.back() }
  func kidDidFinish(_ kid: Routing) { router?.close(kid) }
}

extension MomRouter {
  func back() {
    guard let last = steps.popLast() else { return }
    last.interactor.finish()
  }

  func close(_ kid: Routing) { detachChild(kid) }
}
