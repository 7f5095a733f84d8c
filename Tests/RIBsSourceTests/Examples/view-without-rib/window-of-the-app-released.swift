// The window that goes is of a class of the app.
// with: Kid, KidView, MomTwoWays, MomOverlay
import RIBs
import UIKit

final class GlassWindow: UIWindow {}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  let kidBuilder: KidBuildable
  var kid: KidRouting?
  private var glass: GlassWindow?

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
    glass = nil
    detachChild(kid)
    self.kid = nil
  }
}
