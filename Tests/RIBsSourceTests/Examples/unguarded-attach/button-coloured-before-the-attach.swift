// The view only looks different before the attach.
// with: ClosingKid, ButtonMom
import Combine
import RIBs
import UIKit

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?
  private let service = Service()

  func didTapKid() {
    presenter.setKidEnabled(false)
    service.load { [weak self] _ in self?.router?.routeToKid() }
  }

  func kidDidClose() {
    router?.close()
    presenter.setKidEnabled(true)
  }
}

extension MomViewController {
  func setKidEnabled(_ isEnabled: Bool) {
    kidButton.alpha = isEnabled ? 1 : 0.5
  }
}

extension MomRouter {
  func routeToKid() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: error
  }
}
