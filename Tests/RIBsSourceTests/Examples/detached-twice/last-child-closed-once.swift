// The child reports one of two ends, and the parent detaches its last child.
// with: SavingKid, PlainSibling, MomOfTheLast, MomOfTheLastRouter
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    if Bool.random() {
      listener?.kidDidSave()
    } else {
      listener?.kidDidClose()
    }
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
