// The child reports a second time if it saved.
// with: SavingKid, MomOfASavingKid, MomWithoutClose
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?
  private var hasChanges = false

  func didTapSave() { hasChanges = true }

  func didTapClose() {
    if hasChanges { listener?.kidDidSave() }
    leave()
  }

  private func leave() { listener?.kidDidClose() }
}

extension MomRouter {
  func close() {
    viewController.dismiss(animated: true)
    // swift-format-ignore: NeverForceUnwrap
    detachChild(kid!)  // reported: warning
    kid = nil
  }
}
