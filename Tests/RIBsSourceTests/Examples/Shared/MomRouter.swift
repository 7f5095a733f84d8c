// Mom's router without `open`, which examples add in an extension. `close` pops Kid's view and detaches Kid.
import RIBs
import UIKit

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  let kidBuilder: KidBuildable
  var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
