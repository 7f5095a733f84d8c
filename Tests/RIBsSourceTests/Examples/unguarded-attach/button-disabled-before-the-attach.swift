// The button is disabled through a variable that says the opposite.
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
    router?.routeToKid()
  }

  func kidDidClose() {
    router?.close()
    presenter.setKidEnabled(true)
  }
}

extension MomViewController {
  func setKidEnabled(_ isEnabled: Bool) {
    let isBusy = !isEnabled
    kidButton.isEnabled = !isBusy
  }
}

extension MomRouter {
  func routeToKid() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info
  }
}
