// One call detaches the last step, and the next one drops it.
// with: PlainKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() {
    router?.detachLast()
    router?.forgetLast()
  }
}

extension MomRouter {
  func detachLast() {
    guard let last = steps.last else { return }
    detachChild(last)
  }

  func forgetLast() {
    guard !steps.isEmpty else { return }
    steps.removeLast()
  }
}
