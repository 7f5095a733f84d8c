// The view remembers the first tap until it appears again.
// with: Kid, KidView, MomCovers
import RIBs
import UIKit

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let openButton = UIButton()
  private var isOpening = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOpening = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
  }

  @objc private func openTapped() {
    guard !isOpening else { return }
    isOpening = true
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
