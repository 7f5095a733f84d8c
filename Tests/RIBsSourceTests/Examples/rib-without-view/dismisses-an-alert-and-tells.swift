// The view dismisses an alert that it presented.
// with: KidWithTwoEnds, MomOfTwoEnds, MomView
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func askTapped() {
    present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
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
