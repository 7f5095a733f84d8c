/// Hears of a sheet that the user pulled down; interactors conform to it, which know no UIKit.
protocol AdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss()
}

/// Stands between UIKit and an interactor.
final class AdaptivePresentationControllerDelegateProxy: UIAdaptivePresentationControllerDelegate {
  weak var delegate: AdaptivePresentationControllerDelegate?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.presentationControllerDidDismiss()
  }
}
