// Mom without her router: taps call `open` and `forget` for one key.
import RIBs

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapForget()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open("a") }
  func didTapForget() { router?.forget("a") }
}
