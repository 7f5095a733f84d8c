// Gran's router, which always has Mom attached, without `openLink`.
import RIBs
import UIKit

final class GranRouter: ViewableRouter<GranInteractable, GranViewControllable>, GranRouting {
  let mom: MomRouting

  init(
    interactor: GranInteractable, viewController: GranViewControllable, momBuilder: MomBuildable
  ) {
    mom = momBuilder.build(withListener: interactor)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachChild(mom)
  }
}
