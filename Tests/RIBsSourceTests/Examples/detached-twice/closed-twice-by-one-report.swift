// One report closes the child twice, and the second time the property is nil.
// with: SavingKid, MomWithoutClose
import RIBs
import UIKit

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapSave() { listener?.kidDidSave() }
  func didTapClose() { listener?.kidDidClose() }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }

  func kidDidSave() {
    router?.close()
    kidDidClose()
  }

  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

extension MomRouter {
  func close() {
    viewController.dismiss(animated: true)
    detachChild(kid)  // reported: warning
    kid = nil
  }
}
