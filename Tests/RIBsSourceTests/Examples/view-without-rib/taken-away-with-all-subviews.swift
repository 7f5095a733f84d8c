// Mom's view takes away whatever is on it.
// with: Kid, KidView, MomTwoWays, MomOverlayRouter
import RIBs
import UIKit

protocol MomViewControllable: ViewControllable {
  func add(_ child: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?
  private var overlay: UIViewController?
  private var page = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIButton()
    next.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
    view.addSubview(next)
  }

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func add(_ child: ViewControllable) {
    let screen = child.uiviewController
    overlay = screen
    addChild(screen)
    view.addSubview(screen.view)
  }

  @objc private func nextTapped() {
    view.subviews.forEach { $0.removeFromSuperview() }
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
