// The flag lets Kid in once on purpose: nothing resets it.
// with: KidWithTwoEnds, MomOfTwoEnds
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }
  @objc private func moreTapped() { listener?.didDismissForMore() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private var isKidOpen = false

  func didTapOpen() {
    guard !isKidOpen else { return }
    isKidOpen = true
    router?.open()
  }

  func kidDidClose() {
    router?.close()
  }

  func kidDidAskForMore() { router?.close() }
}
