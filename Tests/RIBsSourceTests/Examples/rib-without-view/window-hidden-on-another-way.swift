// The window is only hidden, and shows the same child again.
// with: Kid, KidView, MomTwoWays
import RIBs
import UIKit

protocol MomViewControllable: ViewControllable {
  func cover(with child: ViewControllable)
  func uncover()
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?
  private var window: UIWindow?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func cover(with child: ViewControllable) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = child.uiviewController
    window.makeKeyAndVisible()
    self.window = window
  }

  func uncover() {
    window?.isHidden = true
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
    viewController.uncover()
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    viewController.uncover()
  }
}
