// The view is dismissed first, and a stored closure detaches the child afterwards.
// with: Kid, KidView, MomTwoWays
import RIBs
import UIKit

extension ViewControllable {
  func takeAway() { uiviewController.dismiss(animated: true) }
}

protocol MomViewControllable: ViewControllable {
  func cover(with child: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func cover(with child: ViewControllable) {
    child.uiviewController.modalPresentationStyle = .fullScreen
    present(child.uiviewController, animated: true)
  }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.cover(with: router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    kid.viewControllable.takeAway()
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    kid?.viewControllable.takeAway()
    UIView.animate(withDuration: 0.3) {
    } completion: { [weak self] _ in
      self?.close()
    }
  }
}
