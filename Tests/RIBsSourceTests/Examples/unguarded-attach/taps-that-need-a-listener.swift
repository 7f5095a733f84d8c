// The view only checks that it has a listener.
// with: Kid, KidView, MomCovers
import RIBs
import UIKit

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let openButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
  }

  @objc private func openTapped() {
    guard let listener else { return }
    listener.didTapOpen()
  }
}

extension MomRouter {
  func open() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    cover(router.viewControllable.uiviewController)
  }
}
