// The button is disabled, and a stream attaches as well.
// with: ClosingKid, ButtonMom
import Combine
import RIBs
import UIKit

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?
  private let service = Service()

  override func didBecomeActive() {
    super.didBecomeActive()
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] _ in self?.router?.routeToKid() }
      .cancelOnDeactivate(interactor: self)
  }

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
    kidButton.isEnabled = isEnabled
  }
}

extension MomRouter {
  func routeToKid() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
  }
}
