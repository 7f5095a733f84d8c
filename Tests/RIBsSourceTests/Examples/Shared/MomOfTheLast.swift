// Mom without her router. She closes Kid when Kid has saved, and when the user closes Kid.
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
