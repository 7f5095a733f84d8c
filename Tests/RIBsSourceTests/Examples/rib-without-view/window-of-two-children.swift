// The window shows one of two children, and the router does not say which one goes.
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
    window?.rootViewController = nil
    window = nil
  }
}

protocol SiblingListener: AnyObject {}

extension MomInteractor: SiblingListener {}

final class SiblingInteractor: Interactor {
  weak var listener: SiblingListener?
}

final class SiblingViewController: UIViewController, ViewControllable {}

final class SiblingRouter: ViewableRouter<SiblingInteractor, SiblingViewController> {}

final class SiblingBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SiblingListener) -> SiblingRouter {
    let interactor = SiblingInteractor()
    interactor.listener = listener
    return SiblingRouter(interactor: interactor, viewController: SiblingViewController())
  }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let siblingBuilder: SiblingBuilder
  private var kid: KidRouting?
  private var sibling: SiblingRouter?

  init(
    interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable,
    siblingBuilder: SiblingBuilder
  ) {
    (self.kidBuilder, self.siblingBuilder) = (kidBuilder, siblingBuilder)
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
    guard sibling == nil else { return }
    let router = siblingBuilder.build(withListener: interactor)
    sibling = router
    attachChild(router)
    viewController.cover(with: router.viewControllable)
  }
}
