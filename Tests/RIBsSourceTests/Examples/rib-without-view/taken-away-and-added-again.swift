// The view is out of sight while the parent works, and comes back.
// with: Kid, KidView, MomTwoWays, MomOverlay
import RIBs
import UIKit

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
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
  }

  override func didLoad() {
    super.didLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(comeBack), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  @objc private func comeBack() {
    if let kid { viewController.add(kid.viewControllable) }
  }
}
