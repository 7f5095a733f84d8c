// The button ignores a tap that comes soon after another, and the child without a view shows its own child.
// with: MomCovers
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

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidRouting: Routing {}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
}

final class KidRouter: Router<KidInteractor>, KidRouting {}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> KidRouting
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let interactor = KidInteractor()
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}
