// The view ignores a tap that comes soon after another.
// with: Kid, KidView, MomCovers
import RIBs
import UIKit

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let openButton = UIButton()
  private var last: TimeInterval = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
  }

  @objc private func openTapped() {
    let now = CACurrentMediaTime()
    guard now - last > 0.6 else { return }
    last = now
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
