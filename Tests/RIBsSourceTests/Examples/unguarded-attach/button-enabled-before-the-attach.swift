// The button is enabled before the attach, which keeps nothing out.
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
    presenter.setKidEnabled(true)
    Task { @MainActor in
      _ = try await service.load()
      router?.routeToKid()
    }
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
    attachChild(router)  // reported: error
  }
}
