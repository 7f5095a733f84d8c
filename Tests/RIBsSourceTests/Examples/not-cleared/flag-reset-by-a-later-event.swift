// The flag that the route tests is also reset when Mom becomes active.
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
    isKidOpen = false
    router?.close()
  }

  func kidDidAskForMore() { router?.close() }

  override func didBecomeActive() {
    super.didBecomeActive()
    isKidOpen = false
  }
}
