// The child reports twice, and nothing is below it in the stack.
// with: SavingKid, PlainSibling, MomOfAStack
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    listener?.kidDidSave()
    listener?.kidDidClose()
  }

  func didTapClose() { listener?.kidDidClose() }
}

extension MomRouter {
  func open() {
    guard stack.isEmpty else { return }
    let kid = kidBuilder.build(withListener: interactor)
    push(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }
}
