// The first report replaces the child, so the second finds another one.
// with: SavingKid, KidReportsTwice, MomWithoutClose
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }

  func kidDidSave() {
    router?.close()
    router?.open()
  }

  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

extension MomRouter {
  func close() {
    viewController.dismiss(animated: false)
    detachChild(kid)
    kid = nil
  }
}
