// Mom's router, which shows Kid above her own view. Examples add `close` and `leave`.
import RIBs
import UIKit

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  let kidBuilder: KidBuildable
  var kid: KidRouting?
  var window: UIWindow?

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
}
