// The button ignores a tap that comes soon after another.
// with: Kid, KidView, MomCovers
import RIBs
import UIKit

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let openButton = SafeButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
  }

  @objc private func openTapped() {
    listener?.didTapOpen()
  }
}

extension MomRouter {
  func open() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info
    cover(router.viewControllable.uiviewController)
  }
}

class SafeButton: UIButton {
  private var last = Date.distantPast

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard Date().timeIntervalSince(last) > 0.5 else { return }
    last = Date()
    super.sendAction(action, to: target, for: event)
  }
}
