// Kid's interactor, which reports that it saved and then that it closes.
import RIBs

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    listener?.kidDidSave()
    listener?.kidDidClose()
  }

  func didTapClose() { listener?.kidDidClose() }
}
