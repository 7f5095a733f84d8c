// The child makes one of two reports.
// with: SavingKid, MomOfASavingKid, MomWithoutClose
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?
  private var hasChanges = false

  func didTapSave() {
    hasChanges = false
    leave(saved: true)
  }

  func didTapClose() { leave(saved: hasChanges) }

  private func leave(saved: Bool) {
    guard !saved else {
      listener?.kidDidSave()
      return
    }
    listener?.kidDidClose()
  }
}

extension MomRouter {
  func close() {
    viewController.dismiss(animated: true)
    detachChild(kid)
    kid = nil
  }
}
