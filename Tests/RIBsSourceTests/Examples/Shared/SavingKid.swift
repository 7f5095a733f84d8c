// Kid without its interactor, which examples add. Its view has a save button and a close button.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidSave()
  func kidDidClose()
}

protocol KidPresentableListener: AnyObject {
  func didTapSave()
  func didTapClose()
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func saveTapped() { listener?.didTapSave() }
  @objc private func closeTapped() { listener?.didTapClose() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}
