// The child reports twice, and the parent detaches its last child each time.
// with: SavingKid, PlainSibling, MomOfTheLast, MomOfTheLastRouter
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    listener?.kidDidSave()
    listener?.kidDidClose()  // reported: warning
  }

  func didTapClose() { listener?.kidDidClose() }
}

extension MomRouter {
  func close() {
    guard let last = children.last as? ViewableRouting else { return }
    viewController.dismiss(animated: true)
    detachChild(last)
    kid = nil
  }
}
