// The view dismisses itself, and reports when it is gone.
// with: KidWithTwoEnds, MomOfTwoEnds, MomView
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { listener?.didTapClose() }
  }

  @objc private func closeTapped() { listener?.didTapClose() }

  @objc private func moreTapped() {
    dismiss(animated: true) { [weak self] in self?.listener?.didDismissForMore() }
  }
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private var isAsked = false

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }

  func kidDidAskForMore() {
    isAsked = true
  }
}
