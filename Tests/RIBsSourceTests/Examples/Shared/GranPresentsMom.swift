// Gran's router: `openLink` attaches Mom, and presents her with `present`, which examples add.
import RIBs
import UIKit

final class GranRouter: ViewableRouter<GranInteractable, GranViewControllable>, GranRouting {
  let momBuilder: MomBuildable
  var mom: MomRouting?

  init(
    interactor: GranInteractable, viewController: GranViewControllable, momBuilder: MomBuildable
  ) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openLink() {
    guard mom == nil else { return }
    let mom = momBuilder.build(withListener: interactor)
    self.mom = mom
    attachChild(mom)
    present(mom.viewControllable.uiviewController)
  }
}
