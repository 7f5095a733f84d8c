// The parent ends with its steps.
// with: PlainKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
}

protocol MomListener: AnyObject {
  func momDidClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() {
    router?.back()
    listener?.momDidClose()
  }
  weak var listener: MomListener?
}

extension MomRouter {
  func back() {
    steps.removeLast()
  }
}
