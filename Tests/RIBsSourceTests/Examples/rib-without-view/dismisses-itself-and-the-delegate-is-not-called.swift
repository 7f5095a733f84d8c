// UIKit calls presentationControllerDidDismiss for the user alone, and not where the view dismisses itself.
// with: KidWithTwoEnds, MomOfTwoEnds, MomView
final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didTapClose()
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

  func kidDidAskForMore() {  // reported: warning
    isAsked = true
  }
}
