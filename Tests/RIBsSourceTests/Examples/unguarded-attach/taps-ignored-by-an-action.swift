// The action checks what the view presents before it calls the listener.
// with: Kid, KidView, MomCovers
import RIBs
import UIKit

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  override func viewDidLoad() {
    super.viewDidLoad()
    let openButton = UIButton(
      primaryAction: UIAction { [weak self] _ in
        guard self?.presentedViewController == nil else { return }
        self?.listener?.didTapOpen()
      })
    view.addSubview(openButton)
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
