// The child reports twice, and the parent looks whether the last child is that one.
// with: SavingKid, PlainSibling, MomOfTheLast, MomOfTheLastRouter
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    listener?.kidDidSave()
    listener?.kidDidClose()
  }

  func didTapClose() { listener?.kidDidClose() }
}

extension MomRouter {
  func close() {
    guard let kid, children.last === kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
