// The view dismisses itself after an alert of its own, and Mom detaches.
// with: KidWithTwoEnds, MomOfTwoEnds, MomView
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }

  @objc private func moreTapped() {
    let alert = UIAlertController(title: "More?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
        self?.dismiss(animated: true) { self?.listener?.didDismissForMore() }
      })
    present(alert, animated: true)
  }
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private var isAsked = false

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }

  func kidDidAskForMore() {
    isAsked = true
    router?.close()
  }
}
