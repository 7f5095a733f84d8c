// Mom without her router: a tap calls `open`, and both of Kid's reports call `close`.
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidSave() { router?.close() }
  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}
