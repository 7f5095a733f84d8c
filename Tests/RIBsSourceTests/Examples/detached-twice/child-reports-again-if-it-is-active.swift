// The child makes its second report only if it is still active.
// with: SavingKid, MomOfASavingKid, MomWithoutClose
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    listener?.kidDidSave()
    guard isActive else { return }
    listener?.kidDidClose()
  }

  func didTapClose() { listener?.kidDidClose() }
}

extension MomRouter {
  func close() {
    viewController.dismiss(animated: true)
    detachChild(kid)
    kid = nil
  }
}
