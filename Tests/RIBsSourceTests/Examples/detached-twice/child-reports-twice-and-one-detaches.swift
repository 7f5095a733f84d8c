// The child reports twice, and only one report has the parent detach it.
// with: SavingKid, KidReportsTwice, MomWithoutClose
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private var saves = 0

  func didTapOpen() { router?.open() }
  func kidDidSave() { saves += 1 }
  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

extension MomRouter {
  func close() {
    viewController.dismiss(animated: true)
    detachChild(kid)
    kid = nil
  }
}
