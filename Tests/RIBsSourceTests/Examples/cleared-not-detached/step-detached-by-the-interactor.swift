// The interactor has the step detached.
// with: PlainKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { router?.back() }
  func leave(_ kid: KidRouter) { router?.detachChild(kid) }
}

extension MomRouter {
  func back() {
    guard let last = steps.popLast() else { return }
    interactor.leave(last)
  }
}
