// Kid is closed when her view has disappeared.
// with: Kid, MomTwoWays, MomOverlay, MomOverlayRouter
import RIBs
import SwiftUI
import UIKit

struct KidScreen: View {
  var onClose: () -> Void = {}

  var body: some View {
    Text("Kid").onDisappear { onClose() }
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
    detachChild(kid)
  }

  func leave() {}
}
