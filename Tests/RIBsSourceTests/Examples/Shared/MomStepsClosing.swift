// Mom without her router: taps call `open`, `back` and `close`.
import RIBs

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { router?.back() }
  func didTapClose() { router?.close() }
}
