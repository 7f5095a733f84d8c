// Another child takes the place of the one whose view is taken away, which is a finding of its own.
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
    if let kid { viewController.remove(kid.viewControllable) }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info unguarded-attach
    viewController.add(router.viewControllable)
  }
}
