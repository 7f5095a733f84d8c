// The view reports that it is gone in a function that the parent leaves empty.
// with: MomTwoWays, MomOverlay
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
  func kidDidDisappear()
}

protocol KidRouting: ViewableRouting {}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didDisappear()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
  func didDisappear() { listener?.kidDidDisappear() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listener?.didDisappear()
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController>, KidRouting {}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> KidRouting
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

extension MomInteractor {
  func kidDidDisappear() {}
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
    viewController.add(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    if let kid { viewController.remove(kid.viewControllable) }  // reported: warning
  }
}
