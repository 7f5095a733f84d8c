// A button of the SwiftUI view closes Kid, and her view stays.
// with: Kid, MomTwoWays, MomOverlay, MomOverlayRouter
import RIBs
import SwiftUI
import UIKit

struct KidScreen: View {
  var onClose: () -> Void = {}

  var body: some View {
    Button("Close", action: onClose)
  }
}

final class KidViewController: UIHostingController<KidScreen>, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView.onClose = { [weak self] in self?.listener?.didTapClose() }
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)  // reported: warning
  }

  func leave() {}
}
