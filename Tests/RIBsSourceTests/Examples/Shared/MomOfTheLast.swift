// Mom without her router, who closes Kid when Kid saves and when she closes. The router has a sibling beside Kid.
import RIBs
import UIKit

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidSave() { router?.close() }
  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}
