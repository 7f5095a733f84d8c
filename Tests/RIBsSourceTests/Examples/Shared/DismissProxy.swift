// An object that hears of the end of a presentation.
import UIKit

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  private let onDismiss: () -> Void

  init(onDismiss: @escaping () -> Void) { self.onDismiss = onDismiss }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss() }
}
