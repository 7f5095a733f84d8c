// The child reports twice, and the parent pops its stack each time.
// with: SavingKid, PlainSibling, MomOfAStack
final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() {
    listener?.kidDidSave()
    listener?.kidDidClose()  // reported: warning
  }

  func didTapClose() { listener?.kidDidClose() }
}

extension MomRouter {
  func open() {
    guard stack.count < 2 else { return }
    let kid = kidBuilder.build(withListener: interactor)
    push(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }
}
